export { loadReference } from '../reference/load-reference.ts';
export { rebuildSearch } from './rebuild.ts';
export { writeSearchDocuments } from './write-documents.ts';
