import type { Refusal } from '../refused.ts';
import type { RemoteFile } from './remote-file.ts';

/** Bytes at the end of a file in which readers look for where it begins. */
const tailBytes = 2_048;

/** A PDF begins with its version and ends with where its table of contents lies; one that was cut off does not. */
export async function checkPdf(file: RemoteFile): Promise<Refusal | undefined> {
  const head = await file.read(0, Math.min(file.size, 8));
  if (!/^%PDF-[12]\.\d/.test(head.toString('latin1'))) return 'notAPdf';
  const length = Math.min(file.size, tailBytes);
  const tail = (await file.read(file.size - length, length)).toString('latin1');
  return /startxref\s+\d+\s+%%EOF/.test(tail) ? undefined : 'brokenFile';
}
