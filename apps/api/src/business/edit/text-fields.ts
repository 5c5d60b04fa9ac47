import { emailAddress } from '@kontor/contract';
import { plainLine, plainLines } from '../../text/plain-text.ts';
import type { Field, Reading } from './field.ts';
import type { EditedRow } from './queries.ts';

/** Columns that hold a text or nothing. */
type TextColumn = {
  [Column in keyof EditedRow]-?: EditedRow[Column] extends string | null ? Column : never;
}[keyof EditedRow];

interface Wishes {
  /** What cannot be taken away. */
  isRequired?: true;
  imported?: string;
  marks?: readonly string[];
}

interface TextWishes extends Wishes {
  /** What is stored of a text that is not empty; undefined when it was refused. */
  check?(text: string, reading: Reading): string | undefined;
}

function textField(
  column: TextColumn,
  plain: (text: string) => string | null,
  { isRequired, check = (text) => text, ...wishes }: TextWishes,
): Field<string> {
  return {
    ...wishes,
    valueIn: (row) => row[column],
    read(sent, reading) {
      const text = typeof sent === 'string' ? plain(sent) : null;
      if (text === null && isRequired) reading.refuse('required');
      return text === null ? null : (check(text, reading) ?? null);
    },
    columnsOf: (value) => ({ [column]: value }),
  };
}

export function line(column: TextColumn, wishes: TextWishes = {}): Field<string> {
  return textField(column, plainLine, wishes);
}

export function lines(column: TextColumn, wishes: Wishes = {}): Field<string> {
  return textField(column, plainLines, wishes);
}

/** A row of the reference data by its code. */
export function code(
  column: TextColumn,
  isKnown: (code: string, reading: Reading) => boolean,
  wishes: Wishes = {},
): Field<string> {
  const check = (text: string, reading: Reading) => {
    if (!isKnown(text, reading)) reading.refuse('unknown');
    return text;
  };
  return textField(column, plainLine, { ...wishes, check });
}

export function email(column: TextColumn): Field<string> {
  const check = (text: string, { refuse }: Reading) => {
    if (!new RegExp(emailAddress).test(text)) refuse('notAnAddress');
    return text;
  };
  return line(column, { check });
}

/** An http or https address of a public host, in one form: `kontor.example` is `https://kontor.example`. */
export function website(column: TextColumn, wishes: Wishes): Field<string> {
  const check = (text: string, { refuse }: Reading) => {
    const address = webAddressOf(text);
    if (address === undefined) refuse('notAWebAddress');
    return address;
  };
  return line(column, { ...wishes, check });
}

const scheme = /^[a-z][a-z\d+.-]*:(?!\d)/i;

function webAddressOf(text: string): string | undefined {
  const url = URL.parse(scheme.test(text) ? text : `https://${text}`);
  if (!url || !/^https?:$/.test(url.protocol) || !/[^.]\.[^.]/.test(url.hostname)) return undefined;
  if (url.username !== '' || url.password !== '') return undefined;
  return url.pathname === '/' && url.search === '' && url.hash === '' ? url.origin : url.href;
}
