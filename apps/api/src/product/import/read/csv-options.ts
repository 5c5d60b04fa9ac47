import { productImportLimits as limits } from '@kontor/contract';

/** How CSV is read: as spreadsheets write it, with quotation marks that mean inches left alone. */
export const csvOptions = {
  relax_column_count: true,
  relax_quotes: true,
  max_record_size: limits.columns * limits.cell,
} as const;
