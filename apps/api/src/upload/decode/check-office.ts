import type { Refusal } from '../refused.ts';
import { contentTypes, namesIn, officeBounds, openArchive } from './check-archive.ts';
import type { RemoteFile } from './remote-file.ts';

/** The main part of a file, and what is said of one that has none. */
interface OfficeKind {
  main: string;
  otherwise: Refusal;
}

export const workbook: OfficeKind = { main: 'xl/workbook.xml', otherwise: 'notATable' };
export const textDocument: OfficeKind = { main: 'word/document.xml', otherwise: 'notADocument' };

/** Parts that programs run: macros of today and of 1992, and controls. */
const runs = /(^|\/)(vbaproject|vbadata|macrosheets|activex)/i;
/** The same by what the parts are said to be, whatever their names; a letter written as a number hides one. */
const saysItRuns = /macro|vbaproject|activex|&#/i;
/** A list of ten thousand parts is a tenth of it. */
const maxListBytes = 4 * 1024 * 1024;

/** A workbook or text document of Office Open XML that runs nothing. Of its parts the list of them alone is unpacked. */
export async function checkOffice(
  file: RemoteFile,
  { main, otherwise }: OfficeKind,
): Promise<Refusal | undefined> {
  const names = await namesIn(file, officeBounds, otherwise);
  if (typeof names === 'string') return names;
  if (!names.has(contentTypes) || !names.has(main)) return otherwise;
  if ([...names].some((name) => runs.test(name))) return 'hasMacros';
  const list = await readList(file);
  if (list === undefined) return 'unpacksTooLarge';
  return saysItRuns.test(list) ? 'hasMacros' : undefined;
}

async function readList(file: RemoteFile): Promise<string | undefined> {
  const archive = await openArchive(file);
  for await (const entry of archive.eachEntry()) {
    if (entry.fileName !== contentTypes) continue;
    if (entry.uncompressedSize > maxListBytes) return undefined;
    const parts: Buffer[] = [];
    // The reader breaks off where it unpacks to more than it says.
    for await (const part of await archive.openReadStreamPromise(entry)) parts.push(part);
    // Without what UTF-16 puts between the letters.
    return Buffer.concat(parts).toString('latin1').replaceAll('\0', '');
  }
  return undefined;
}
