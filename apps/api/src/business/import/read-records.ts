import { CsvError, parse } from 'csv-parse/sync';
import { type Line, maximumLineBytes } from './read-lines.ts';

/** A record of a CSV file with the number of its first line; a record with a `problem` has no fields. */
export interface CsvRecord {
  line: number;
  fields: string[];
  problem?: string;
}

const maximumRecordLines = 100;
const notClosed = 'a quoted field is not closed, or a quotation mark in it is not doubled';

/**
 * Puts lines together to CSV records. A damaged record costs its first line only: reading goes on with the next
 * line, so one forgotten quotation mark does not swallow the rest of the file.
 * The first record without a problem (the header) tells how many columns a record over several lines must have.
 */
export async function* readRecords(blocks: AsyncIterable<Line[]>): AsyncGenerator<CsvRecord[]> {
  let waiting: Line[] = [];
  let columns: number | undefined;
  for await (const block of blocks) {
    const { records, rest } = takeRecords([...waiting, ...block], columns, false);
    columns ??= records.find((record) => !record.problem)?.fields.length;
    waiting = rest;
    yield records;
  }
  yield takeRecords(waiting, columns, true).records;
}

function takeRecords(lines: Line[], columns: number | undefined, atEnd: boolean) {
  const records: CsvRecord[] = [];
  let plain: Line[] = []; // lines that are a record each, decoded in one go
  const decodePlain = () => {
    records.push(...decodeLines(plain));
    plain = [];
  };

  let index = 0;
  while (index < lines.length) {
    const line = lines[index] as Line;
    const closing = line.problem ? index : closingLine(lines, index);
    if (closing === 'unknown' && !atEnd) break;
    if (closing === index) {
      if (line.problem || line.text !== '') plain.push(line);
      index += 1;
      continue;
    }
    decodePlain();
    const long = typeof closing === 'number' ? decode(lines.slice(index, closing + 1)) : undefined;
    const whole = long && !long.problem && long.fields.length === (columns ?? long.fields.length);
    records.push(whole ? long : { line: line.number, fields: [], problem: notClosed });
    index = whole ? (closing as number) + 1 : index + 1;
  }
  decodePlain();
  return { records, rest: lines.slice(index) };
}

/** The line on which the record that begins at `start` has closed all its quotes; 'never' within the limits of a record. */
function closingLine(lines: Line[], start: number): number | 'unknown' | 'never' {
  let open = false;
  let length = 0;
  const limit = Math.min(lines.length, start + maximumRecordLines);
  for (let index = start; index < limit; index += 1) {
    const { text, problem } = lines[index] as Line;
    length += text.length;
    if (problem || (length > maximumLineBytes && index > start)) return 'never';
    if (hasOddQuotes(text)) open = !open;
    if (!open) return index;
  }
  return limit === lines.length ? 'unknown' : 'never';
}

function hasOddQuotes(text: string): boolean {
  let odd = false;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at + 1)) odd = !odd;
  return odd;
}

function decodeLines(lines: Line[]): CsvRecord[] {
  const readable = lines.filter((line) => !line.problem);
  const decoded = readable.length === lines.length ? parseRows(lines) : undefined;
  if (decoded?.length !== lines.length) return lines.map((line) => decode([line]));
  return decoded.map((fields, index) => ({ line: (lines[index] as Line).number, fields }));
}

function decode(lines: Line[]): CsvRecord {
  const { number, problem } = lines[0] as Line;
  if (problem) return { line: number, fields: [], problem };
  const rows = parseRows(lines);
  if (rows?.length !== 1) return { line: number, fields: [], problem: notClosed };
  return { line: number, fields: rows[0] as string[] };
}

function parseRows(lines: Line[]): string[][] | undefined {
  try {
    const text = lines.map((line) => line.text).join('\n');
    return parse(text, { record_delimiter: '\n', relax_column_count: true });
  } catch (error) {
    if (error instanceof CsvError) return undefined;
    throw error;
  }
}
