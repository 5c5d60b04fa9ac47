import type { BusinessCard } from '@kontor/contract';
import type { Context } from '../context.ts';
import { presentBusinessCard } from './present-card.ts';
import { findBusinessCards } from './queries.ts';

/** Cards by business id, in one statement; ids without a business are missing. */
export async function getBusinessCards(
  { db, reference, language }: Pick<Context, 'db' | 'reference' | 'language'>,
  ids: readonly string[],
): Promise<Map<string, BusinessCard>> {
  const rows = await findBusinessCards(db, ids);
  return new Map(rows.map((row) => [row.id, presentBusinessCard(row, reference, language)]));
}
