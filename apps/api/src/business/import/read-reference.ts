import { type Database, isoStates } from '@kontor/database';
import { derivedFromReference, openReference } from '../../reference/open-reference.ts';
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

/** Made once for the data as they are: folding the names of all states and terms takes longer than a small file. */
const referenceOf = derivedFromReference(
  ({ businessTypes, countries, states, industries, nodes }): Reference => {
    const categoryIds = new Map(
      industries.flatMap(({ id, children }) =>
        children.map((category) => [`${id} ${foldName(category.names.en)}`, category.id] as const),
      ),
    );
    return {
      businessTypes: new Set(businessTypes.keys()),
      countries: new Set(countries.keys()),
      industries: new Set(industries.map(({ id }) => id)),
      // Files call a state as ISO does, too: "Jiangsu Sheng", "Jawa Barat".
      matchState: createStateMatcher([...states.values(), ...isoStates]),
      findCategory: (industryId, name) => categoryIds.get(`${industryId} ${foldName(name)}`),
      findPlaceTerm: createFindPlaceTerm({ nodes }),
    };
  },
);

export async function readReference(db: Database): Promise<Reference> {
  const source = await openReference(db);
  return referenceOf(source.current());
}
