import type { TestApi } from '../test/api.ts';

/** Whether an upload was ever used, and whether nothing uses it any more. */
export async function usesOf({ db }: TestApi, id: string): Promise<{ used: boolean; released: boolean }> {
  const { used_at, released_at } = await db
    .selectFrom('uploads')
    .select(['used_at', 'released_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { used: used_at !== null, released: released_at !== null };
}

/** Whether something shows an upload. */
export async function isInUse(api: TestApi, id: string): Promise<boolean> {
  const { used, released } = await usesOf(api, id);
  return used && !released;
}
