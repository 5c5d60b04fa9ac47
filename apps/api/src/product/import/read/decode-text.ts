import { isUtf8 } from 'node:buffer';
import { analyse } from 'chardet';

const sample = 256 * 1024;
/** Code pages that texts of spreadsheets outside of the west are in; what else is guessed for short texts is Windows-1252. */
const others: ReadonlySet<string> = new Set([
  'GB18030',
  'Big5',
  'Shift_JIS',
  'EUC-JP',
  'EUC-KR',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
]);
/** How sure a guess must be to be preferred to Windows-1252, of 100. */
const sure = 60;

/** The text of a file: UTF-8 or UTF-16, else in the code page that is guessed from its letters; without a byte order mark. */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const head = bytes.subarray(0, sample);
  const wide = wideEncodingOf(head);
  if (wide) return wide;
  if (isUtf8(bytes)) return 'utf-8';
  const [best] = analyse(head);
  return best && best.confidence >= sure && others.has(best.name) ? best.name : 'windows-1252';
}

/** UTF-16 without a mark: of most letters one byte is zero. */
function wideEncodingOf(bytes: Uint8Array): string | undefined {
  let even = 0;
  let odd = 0;
  for (let index = 0; index < bytes.length; index += 2) if (bytes[index] === 0) even += 1;
  for (let index = 1; index < bytes.length; index += 2) if (bytes[index] === 0) odd += 1;
  if (odd > bytes.length / 8 && odd > even * 4) return 'utf-16le';
  if (even > bytes.length / 8 && even > odd * 4) return 'utf-16be';
  return undefined;
}
