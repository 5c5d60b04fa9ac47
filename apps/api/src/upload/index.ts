// What demo data store their files with.

export { pictureOf } from './picture-of.ts';
export { openStore, type StoreSettings } from './store/open-store.ts';
export { fileKey, type Store, versionKey } from './store/store.ts';
