import type { Data, listMostLikedBusinesses as listMostLikedBusinessesCall } from '@kontor/contract';
import type { Context } from '../context.ts';
import { presentBusinessCard } from './present-card.ts';
import { findBusinessCards, findMostLikedIds } from './queries.ts';

const maxBusinesses = 5;

/** The five businesses with most likes; the given country's first, then others when it has fewer with a like. */
export async function listMostLikedBusinesses(
  { db, reference, language }: Context,
  country: string | undefined,
): Promise<Data<typeof listMostLikedBusinessesCall>> {
  const here = country ? await findMostLikedIds(db, { in: country }, maxBusinesses) : [];
  // Asked for only then: the walk past the country's own businesses is short.
  const others = await findMostLikedIds(db, { notIn: country ?? null }, maxBusinesses - here.length);
  const cards = await findBusinessCards(db, [...here, ...others]);
  return cards.map((row) => presentBusinessCard(row, reference, language));
}
