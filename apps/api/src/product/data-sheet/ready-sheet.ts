import type { StoredFile } from '@kontor/database';
import { issueAt, KontorError } from '@kontor/server';
import type { ForMember } from '../../business/policy.ts';
import { shownFile } from '../../upload/file-of.ts';
import { readyFile } from '../../upload/use-upload.ts';
import type { SheetRow } from './queries.ts';

/** The PDF of an upload, waited for before anything is locked. @throws what `readyFile` throws */
export async function readySheet(context: ForMember, token: string): Promise<StoredFile> {
  return shownFile(await readyFile(context, token, { purpose: 'product-data-sheet', field: 'token' }));
}

/** Whether an upload is a version already: it was sent again after its answer was lost. */
export function isThere(sheets: readonly SheetRow[], { upload }: StoredFile): boolean {
  return sheets.some(({ versions }) => versions.some(({ file }) => file.upload === upload));
}

/** More than a product, or a sheet, may have. */
export function tooMany(limit: number): KontorError {
  const issue = issueAt('', { code: 'tooMany', limit });
  return new KontorError('Conflict', `There are already ${limit}, which is the maximum.`, {
    issues: [issue],
  });
}
