import type { StoredDocument, StoredFile } from '@kontor/database';
import { plainLine } from '../../../text/plain-text.ts';
import { shownFile } from '../../../upload/file-of.ts';
import { readyFile } from '../../../upload/use-upload.ts';
import type { ForMember } from '../../policy.ts';

/** The PDF of an upload, waited for before anything is locked. @throws what `readyFile` throws */
export async function readyDocument(context: ForMember, token: string): Promise<StoredFile> {
  return shownFile(await readyFile(context, token, { purpose: 'certificate-document', field: 'document' }));
}

/** The same under its name. @param sent what it was called where it was sent from; else it is called as its certificate is */
export function namedDocument(
  file: StoredFile,
  sent: string | undefined,
  { name }: { name: string },
): StoredDocument {
  const called = plainLine((sent ?? '').replace(/\.pdf\s*$/i, '')) ?? name;
  return { ...file, name: `${called}.pdf` };
}
