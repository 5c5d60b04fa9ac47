import type { Database } from '@kontor/database';
import { loadReference } from '../../reference/load-reference.ts';
import { createFindPlaceTerm, type FindPlaceTerm } from './classify/place-terms.ts';
import { foldName } from './fold-name.ts';
import { createStateMatcher, type MatchState } from './match-state.ts';

/** What rows of an import file are checked against. */
export interface Reference {
  businessTypes: ReadonlySet<string>;
  countries: ReadonlySet<string>;
  industries: ReadonlySet<string>;
  matchState: MatchState;
  /** The id of a category by its industry and its English name. */
  findCategory(industryId: string, name: string): string | undefined;
  findPlaceTerm: FindPlaceTerm;
}

export async function readReference(db: Database): Promise<Reference> {
  const { businessTypes, countries, states, industries, nodes } = await loadReference(db);
  const categoryIds = new Map(
    industries.flatMap(({ id, children }) =>
      children.map((category) => [`${id} ${foldName(category.names.en)}`, category.id] as const),
    ),
  );
  return {
    businessTypes: new Set(businessTypes.keys()),
    countries: new Set(countries.keys()),
    industries: new Set(industries.map(({ id }) => id)),
    matchState: createStateMatcher([...states.values()]),
    findCategory: (industryId, name) => categoryIds.get(`${industryId} ${foldName(name)}`),
    findPlaceTerm: createFindPlaceTerm({ nodes }),
  };
}
