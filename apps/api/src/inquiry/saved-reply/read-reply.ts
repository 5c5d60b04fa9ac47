import type { TextsByLanguage } from '@kontor/contract';
import { issueAt, KontorError } from '@kontor/server';
import { plainLine } from '../../text/plain-text.ts';
import { plainTexts } from '../texts-by-language.ts';

/** What a saved reply holds. */
export interface ReplyFields {
  name: string;
  texts: TextsByLanguage;
}

/** A saved reply as it is stored. @throws BadRequest without a name, and without a text in any language */
export function readReply(sent: ReplyFields): ReplyFields {
  const name = plainLine(sent.name);
  const texts = plainTexts(sent.texts);
  const isEmpty = Object.keys(texts).length === 0;
  if (name !== null && !isEmpty) return { name, texts };
  const issues = [
    ...(name === null ? [issueAt('name', { code: 'required' })] : []),
    ...(isEmpty ? [issueAt('texts', { code: 'required' })] : []),
  ];
  throw new KontorError('BadRequest', 'A saved reply needs a name and a text in at least one language.', {
    issues,
  });
}
