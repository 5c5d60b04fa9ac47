import type { LikeNamedBusiness } from '@kontor/contract';
import type { Person } from '@kontor/server';
import type { Context } from '../context.ts';
import { presentCountry } from '../reference/present.ts';
import { presentPicture } from '../upload/present-picture.ts';
import { findLikeNamed } from './queries.ts';

const maxListed = 3;
/** What the search finds is compared name by name. */
const maxCompared = 20;

/**
 * Businesses whose names are like one that somebody types: those the search completes it to, and those it finds by its words,
 * as far as their names are alike.
 */
export async function listLikeNamedBusinesses(
  { db, search, reference, language }: Context<Person>,
  name: string,
): Promise<LikeNamedBusiness[]> {
  const [completed, found] = await Promise.all([
    search.completeName(name, maxListed),
    search.findTop('business', { text: name }, maxCompared),
  ]);
  const rows = await findLikeNamed(db, [...new Set([...completed, ...found])], name, maxListed);
  return rows.map((row) => ({
    businessID: row.id,
    companyName: row.company_name,
    country: presentCountry(reference, row.country_code, language),
    city: row.city ?? undefined,
    website: row.website ?? undefined,
    profilePhoto: presentPicture(row.profile_photo),
    claimed: row.claimed,
  }));
}
