import type { PersonCard } from '@kontor/contract';
import type { Context } from '../context.ts';
import { presentPersonCard } from './present.ts';
import { findPersonCards } from './queries.ts';

/** People as cards, in the order of the ids. */
export async function getPersonCards(
  { db, reference, language }: Pick<Context, 'db' | 'reference' | 'language'>,
  ids: readonly string[],
): Promise<PersonCard[]> {
  const rows = await findPersonCards(db, ids);
  return rows.map((row) => presentPersonCard(row, reference, language));
}
