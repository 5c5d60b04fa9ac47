// What demo data store their files with.
export { openStore, type StoreSettings } from './store/open-store.ts';
export { fileKey } from './store/store.ts';
