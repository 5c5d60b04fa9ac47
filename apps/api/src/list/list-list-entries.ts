import type { Data, FavoriteResource, Input, listListEntries as listListEntriesCall } from '@kontor/contract';
import { noCursor } from '../cursor/no-cursor.ts';
import { cardsOfSaved } from '../favorite/cards-of-saved.ts';
import { findEntries, findNotes, type RankCursor } from './entry-queries.ts';
import type { ForList } from './policy.ts';
import { presentChanges, presentNote } from './present.ts';

const written = /^(-?\d{1,18})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** @throws BadRequest for what is no cursor */
function readCursor(text: string | undefined): RankCursor | undefined {
  if (text === undefined) return undefined;
  const [, rank, id] = written.exec(text) ?? [];
  if (rank === undefined || id === undefined) throw noCursor('after');
  return { rank, id };
}

/** What is in a list, in its order. @throws BadRequest for what is no cursor */
export async function listListEntries(
  context: ForList,
  { size, after, ...wanted }: Input<typeof listListEntriesCall>['query'],
): Promise<Data<typeof listListEntriesCall>> {
  const { db, actor, list } = context;
  // One more says whether there is another page.
  const found = await findEntries(db, {
    ...wanted,
    listID: list.id,
    from: readCursor(after),
    size: size + 1,
  });
  const rows = found.slice(0, size);
  const idsOf = (type: FavoriteResource) =>
    rows.flatMap((row) => (row.resource_type === type ? [row.resource_id] : []));
  const [notes, businesses, products] = await Promise.all([
    findNotes(
      db,
      list.id,
      rows.map((row) => row.resource_id),
    ),
    cardsOfSaved(context, 'business', idsOf('business')),
    cardsOfSaved(context, 'product', idsOf('product')),
  ]);
  const keyOf = (type: string, id: string) => `${type} ${id}`;
  const cards = new Map(
    [...businesses, ...products].map((card) => [keyOf(card.resourceType, card.resourceID), card]),
  );
  const last = found.length > size ? rows.at(-1) : undefined;
  return {
    entries: rows.map((row) => ({
      resourceType: row.resource_type,
      resourceID: row.resource_id,
      ...cards.get(keyOf(row.resource_type, row.resource_id)),
      tags: row.tags,
      version: row.version,
      notes: notes
        .filter((note) => note.resource_type === row.resource_type && note.resource_id === row.resource_id)
        .map((note) => presentNote(note, actor.id)),
      at: row.created_at.toISOString(),
      changes: presentChanges(row),
    })),
    next: last && `${last.rank}.${last.resource_id}`,
  };
}
