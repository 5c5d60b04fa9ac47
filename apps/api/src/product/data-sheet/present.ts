import type { DataSheet, EditedDataSheet } from '@kontor/contract';
import type { LatestRow, SheetRow } from './queries.ts';

/** Where the latest version is downloaded (`serve-data-sheets.ts`). */
export function dataSheetAddress(id: string): string {
  return `/files/data-sheets/${id}.pdf`;
}

function factsOf(row: Pick<SheetRow, 'id' | 'title' | 'language'>) {
  const { id, title, language } = row;
  return { sheetID: id, title, language: language ?? undefined, url: dataSheetAddress(id) };
}

/** For the public. */
export function presentSheet(row: LatestRow): DataSheet {
  const { version, bytes, created_at } = row;
  return { ...factsOf(row), version, bytes, updatedAt: new Date(created_at).toISOString() };
}

/** For the people of its business. */
export function presentEditedSheet(row: SheetRow): EditedDataSheet {
  return {
    ...factsOf(row),
    versions: row.versions.map(({ version, file, created_at, downloads }) => ({
      version,
      url: file.url,
      bytes: file.bytes ?? 0,
      createdAt: new Date(created_at).toISOString(),
      downloads,
    })),
  };
}
