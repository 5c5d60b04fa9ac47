import type { Data, listLatestBusinesses as listLatestBusinessesCall } from '@kontor/contract';
import type { Context } from '../context.ts';
import { presentBusinessCard } from './present-card.ts';
import { findBusinessCards, findLatestIds } from './queries.ts';

const types = ['MA', 'DI', 'EX', 'CO'] as const;
const eachType = 3;

/** Checklist 46: the newest 3 of MA, DI, EX and CO; the given country's first, then others when there are fewer. */
export async function listLatestBusinesses(
  { db, reference, language }: Context,
  country: string | undefined,
): Promise<Data<typeof listLatestBusinessesCall>> {
  const latest = await findLatestIds(db, types, country ?? null, eachType);
  const cards = await findBusinessCards(
    db,
    latest.flatMap(({ ids }) => ids),
  );
  const byId = new Map(cards.map((row) => [row.id, presentBusinessCard(row, reference, language)]));
  return types.map((businessType) => ({
    businessType,
    businesses: (latest.find((group) => group.business_type === businessType)?.ids ?? []).flatMap(
      (id) => byId.get(id) ?? [],
    ),
  }));
}
