// What the bench measures the import of products with.
export { openDecoder } from '../../upload/decoder/decoder.ts';
export { openStore } from '../../upload/store/open-store.ts';
export { proposeColumns } from './columns/propose-columns.ts';
export { findImport, insertImport } from './queries.ts';
export { replaceRows } from './row-queries.ts';
export { updateImport } from './update-import.ts';
export { workOnImport } from './work-on-import.ts';
