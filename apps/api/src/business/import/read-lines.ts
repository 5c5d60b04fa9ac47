import { isUtf8 } from 'node:buffer';

/** A physical line of a file, without its line break. A line with a `problem` has no text. */
export interface Line {
  number: number; // from 1
  text: string;
  problem?: string;
}

export const maximumLineBytes = 65_536;
const lineFeed = 10;
const carriageReturn = 13;
const byteOrderMark = '\uFEFF';

/** Splits bytes into lines and hands them on as they arrive, so that memory holds one chunk and one line. */
export async function* readLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Line[]> {
  let rest: Buffer = Buffer.alloc(0);
  let restIsTooLong = false;
  let number = 0;

  for await (const chunk of chunks) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    const lines: Line[] = [];
    let start = 0;
    for (let end = bytes.indexOf(lineFeed); end >= 0; end = bytes.indexOf(lineFeed, start)) {
      number += 1;
      lines.push(restIsTooLong ? tooLong(number) : toLine(number, bytes.subarray(start, end)));
      restIsTooLong = false;
      start = end + 1;
    }
    rest = bytes.subarray(start);
    restIsTooLong ||= rest.length > maximumLineBytes;
    if (restIsTooLong) rest = Buffer.alloc(0);
    yield lines;
  }
  if (restIsTooLong) yield [tooLong(number + 1)];
  else if (rest.length > 0) yield [toLine(number + 1, rest)];
}

function toLine(number: number, bytes: Buffer): Line {
  if (bytes.length > maximumLineBytes) return tooLong(number);
  if (!isUtf8(bytes)) return { number, text: '', problem: 'the line is not valid UTF-8' };
  const end = bytes.at(-1) === carriageReturn ? bytes.length - 1 : bytes.length;
  const text = bytes.toString('utf8', 0, end);
  return { number, text: number === 1 && text.startsWith(byteOrderMark) ? text.slice(1) : text };
}

function tooLong(number: number): Line {
  return { number, text: '', problem: `the line is longer than ${maximumLineBytes} bytes` };
}
