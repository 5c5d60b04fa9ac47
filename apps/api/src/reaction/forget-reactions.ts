import type { Context } from '../context.ts';
import type { Kind } from '../search/kind.ts';
import { writeSearchDocuments } from '../search/write-documents.ts';
import { deleteReactionsAbout, recountLikes } from './queries.ts';

const liked: readonly [type: string, table: 'businesses' | 'products' | 'people', kind: Kind][] = [
  ['business', 'businesses', 'business'],
  ['product', 'products', 'product'],
  ['user', 'people', 'person'],
];
const atOnce = 500;

/** Takes back what a person liked, in the transaction that deletes them: counts and the order of results follow. */
export async function forgetReactions(
  { db, reference }: Pick<Context, 'db' | 'reference'>,
  personID: string,
): Promise<void> {
  const gone = await deleteReactionsAbout(db, personID);
  for (const [type, table, kind] of liked) {
    const ids = gone.flatMap(({ resource_type, resource_id }) =>
      resource_type === type && resource_id !== personID ? [resource_id] : [],
    );
    for (const part of partsOf([...new Set(ids)].sort())) {
      await recountLikes(db, table, part);
      await writeSearchDocuments(db, reference, kind, part);
    }
  }
}

function partsOf(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / atOnce) }, (_, part) =>
    ids.slice(part * atOnce, (part + 1) * atOnce),
  );
}
