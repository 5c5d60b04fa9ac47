import type { Database } from '@kontor/database';
import { foldName } from './fold-name.ts';
import { createStateMatcher, type MatchState } from './match-state.ts';

/** What rows of an import file are checked against. */
export interface Reference {
  businessTypes: Set<string>;
  countries: Set<string>;
  industries: Set<string>;
  matchState: MatchState;
  /** The id of a category by its industry and its English name. */
  findCategory(industryId: string, name: string): string | undefined;
}

export async function readReference(db: Database): Promise<Reference> {
  const types = await db.selectFrom('business_types').select('code').execute();
  const countries = await db.selectFrom('countries').select('code').execute();
  const states = await db.selectFrom('states').select(['id', 'country_code', 'name']).execute();
  const industries = await db.selectFrom('industries').select('id').execute();
  const categories = await db.selectFrom('categories').select(['id', 'industry_id', 'names']).execute();
  const categoryIds = new Map(
    categories.map((row) => [`${row.industry_id} ${foldName(row.names.en)}`, row.id]),
  );
  return {
    businessTypes: new Set(types.map((row) => row.code)),
    countries: new Set(countries.map((row) => row.code)),
    industries: new Set(industries.map((row) => row.id)),
    matchState: createStateMatcher(states),
    findCategory: (industryId, name) => categoryIds.get(`${industryId} ${foldName(name)}`),
  };
}
