import type { Refusal } from '../refused.ts';
import type { RemoteFile } from './remote-file.ts';

const partBytes = 256 * 1024;

/** What no text holds, beside tabs, ends of lines and of pages, and the mark some systems end files with. */
function isControl(byte: number): boolean {
  return byte < 9 || (byte > 13 && byte < 32 && byte !== 0x1a) || byte === 11;
}

/** Text in any encoding of single bytes, in UTF-8, or in UTF-16 that says so by its first bytes: read to its end. */
export async function checkText(file: RemoteFile): Promise<Refusal | undefined> {
  for (let start = 0; start < file.size; start += partBytes) {
    const part = await file.read(start, Math.min(partBytes, file.size - start));
    if (start === 0 && isUtf16(part)) return undefined;
    if (part.some(isControl)) return 'notATable';
  }
  return undefined;
}

function isUtf16(head: Buffer): boolean {
  const mark = head.toString('latin1', 0, 2);
  return mark === '\xff\xfe' || mark === '\xfe\xff';
}
