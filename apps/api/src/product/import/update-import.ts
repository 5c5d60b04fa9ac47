import type { ImportColumn, ImportFailure, ImportState, ImportValue } from '@kontor/contract';
import type { Database } from '@kontor/database';
import { sql } from 'kysely';
import type { TableFormat } from './read/table.ts';

/** What of an import becomes otherwise; the columns that hold JSON as text. */
export interface ImportChange {
  state?: ImportState;
  failure?: ImportFailure;
  format?: TableFormat;
  columns?: readonly ImportColumn[];
  categories?: readonly ImportValue[];
  pictures?: { id: string; name: string };
  done?: number;
  total?: number;
  wrong?: number;
  added?: number;
  changed?: number;
  unchanged?: number;
  stayed?: number;
  stopAsked?: boolean;
  /** The files it was read from are of no more use. */
  released?: boolean;
  begins?: boolean;
  finishes?: boolean;
  undoneBy?: string;
  undone?: boolean;
}

export async function updateImport(trx: Database, importID: string, change: ImportChange): Promise<void> {
  const {
    format,
    columns: mapped,
    categories,
    pictures,
    stopAsked,
    released,
    begins,
    finishes,
    undoneBy,
    undone,
    ...plain
  } = change;
  await trx
    .updateTable('product_imports')
    .set({
      ...plain,
      ...(format ? { format: JSON.stringify(format) } : {}),
      ...(mapped ? { columns: JSON.stringify(mapped) } : {}),
      ...(categories ? { categories: JSON.stringify(categories) } : {}),
      ...(pictures ? { pictures_id: pictures.id, pictures_name: pictures.name } : {}),
      ...(stopAsked === undefined ? {} : { stop_asked: stopAsked }),
      ...(released ? { upload_id: null, pictures_id: null } : {}),
      ...(begins ? { started_at: sql<Date>`now()` } : {}),
      ...(finishes ? { finished_at: sql<Date>`now()` } : {}),
      ...(undoneBy === undefined ? {} : { undone_by: undoneBy }),
      ...(undone ? { undone_at: sql<Date>`now()` } : {}),
    })
    .where('id', '=', importID)
    .execute();
}
