import { draftDatabase } from '@kontor/web/draft/place';

/** Whether this browser holds anything of anybody; only then is code loaded to read it. */
export async function holdsAnything(): Promise<boolean> {
  if (!indexedDB.databases) return true;
  return (await indexedDB.databases()).some(({ name }) => name === draftDatabase);
}
