import { derivedFromReference } from '../reference/open-reference.ts';
import { createAlikeWords } from './alike-words.ts';
import type { Dictionary } from './dictionary.ts';
import { type Doubt, doubtsOf } from './doubts.ts';
import { createReadEqualNames } from './equal-names/read-equal-names.ts';
import { enoughFor, expectedRows } from './estimate.ts';
import type { Explained } from './explain.ts';
import { type Conditions, conditionsOf, type Filters } from './filters.ts';
import { createFindNodes } from './find-nodes.ts';
import { type Floor, floorOf } from './floor.ts';
import { fitsRarestFirst, indexKeys } from './index-keys.ts';
import type { Kind } from './kind.ts';
import type { Location } from './locations/location.ts';
import { createReadLocations, type NamedLocation, withoutSpans } from './locations/read-locations.ts';
import { filterOf, isPlaceOf } from './named-filters.ts';
import { type Knowledge, type Plan, planQuery } from './plan.ts';
import { onceARequest, type SearchRequest } from './search-request.ts';
import { contentWords } from './stop-words.ts';
import { readGeneral } from './synonyms/read-general.ts';
import { readSynonyms } from './synonyms/read-synonyms.ts';
import { withoutFalseFriends } from './synonyms/without-false-friends.ts';
import { createTranslate, createTranslateDoubtful } from './translation.ts';
import { nameHash } from './words.ts';

export interface Query extends Filters {
  text: string;
  /** Nothing of the text is corrected, left out or taken for a location. */
  asTyped?: boolean;
  /** Countries that the text names narrow nothing, as when what is found is counted by country. */
  anyCountry?: boolean;
}

/** A location as an answer tells of it. */
interface FoundLocation extends Location {
  name: string;
  /** The text without it. */
  textQuery: string;
}

/** What a query comes to for a kind. */
export interface Prepared {
  conditions: Conditions;
  hash: string;
  /** Words every row must hold itself; shorter documents do not hold the names of their places less often. */
  wordTerms: number;
  /** Rows that are counted before the rest is estimated. */
  enough: number;
  /** Rows that would hold all words if these were independent of each other. */
  expected: number;
  /** What of the text narrows the rows as a location. */
  locations: FoundLocation[];
  correction?: Plan['correction'];
  explained: Explained;
  plan: Plan;
  /** What was typed, or is searched for instead. */
  text: string;
  /** By what rows can be found without holding all of it. */
  doubts: Doubt[];
  floor: () => Floor | undefined;
}

/** What is known of words beside the documents. */
export const knowledgeOf = derivedFromReference((reference): Required<Knowledge> => {
  const synonyms = withoutFalseFriends(readSynonyms(), reference);
  const general = readGeneral();
  const findNodes = createFindNodes(reference, { synonyms });
  const alikeWords = createAlikeWords(
    [...reference.nodes.values()]
      .flatMap(({ names }) => Object.values(names).flatMap(contentWords))
      .concat(
        synonyms.flatMap(({ terms }) => terms.flat()),
        general.words,
        general.processes.flatMap(({ terms }) => terms.flatMap(contentWords)),
      ),
  );
  return {
    translate: createTranslate(reference, { synonyms, processes: general.processes }),
    translateDoubtful: createTranslateDoubtful(reference, synonyms),
    findNodes,
    isWord: (word) => alikeWords(word).length > 0,
    calledBy: (place) => contentWords(reference.nodes.get(place)?.names.en ?? ''),
    readEqualNames: createReadEqualNames(general),
    readLocations: createReadLocations(reference, general, findNodes),
  };
});

/** What to look for when somebody types the text as a question, as a name, or as what nothing is read from. */
export const planText = onceARequest(
  (request, kind: Kind, text: string, as: 'question' | 'name' | 'typed'): Promise<Plan> => {
    const { lookUp, planned } = request.words[kind];
    return planQuery(request.vocabulary.dictionaryOf(kind), text, lookUp, knowledgeOf(request.reference()), {
      planned,
      standsIn: (place) => isPlaceOf(kind, place),
      asTyped: as === 'typed',
      isName: as === 'name',
    });
  },
);

/** Whether a business is called so: then what looks like a location is part of its name. */
const isName = onceARequest(async ({ pool }, text: string): Promise<boolean> => {
  const { rows } = await pool.query<{ held: boolean }>({
    name: 'is_name',
    text: 'SELECT EXISTS (SELECT FROM business_search WHERE name_hash = $1::bigint) AS held',
    values: [nameHash(text)],
  });
  return rows[0]?.held ?? false;
});

/** What to look for when somebody asks for the text. */
export const planAsked = onceARequest(async (request, kind: Kind, text: string): Promise<Plan> => {
  const plan = await planText(request, kind, text, 'question');
  const isCalledSo = plan.locations.length > 0 && (await isName(request, text));
  return isCalledSo ? planText(request, kind, text, 'name') : plan;
});

/** A country that is chosen stands above one in the text. */
export function locationsFor(
  { countries = [], anyCountry }: Query,
  locations: readonly NamedLocation[],
): NamedLocation[] {
  return locations.filter(({ kind }) => kind !== 'country' || !(countries.length > 0 || anyCountry));
}

/** How many rows hold one of the queries of a plan and meet the filters by places and countries, if nothing depended on anything else. */
function expectedOf(request: SearchRequest, kind: Kind, plan: Plan, query: Query): number {
  const dictionary = request.vocabulary.dictionaryOf(kind);
  const there = (id: string) => dictionary.withFilter(filterOf(id));
  const place = query.subcategory ?? query.category ?? query.industry;
  const filters = [
    ...(place ? [there(place)] : []),
    ...(query.countries?.length ? [query.countries.reduce((sum, code) => sum + there(code), 0)] : []),
  ];
  return expectedRows(
    [plan.terms, ...plan.translations.map(({ terms }) => terms)].map((terms) => [
      ...terms.map(({ documents }) => documents),
      ...filters,
    ]),
    dictionary.documentCount,
  );
}

/** What is compared, as it costs the index least. */
function orderedConditions(dictionary: Dictionary, conditions: Conditions): Conditions {
  return {
    ...conditions,
    ...indexKeys(dictionary, conditions.keys),
    fits: conditions.fits && fitsRarestFirst(dictionary, conditions.fits),
  };
}

/** Null when there is text but no word in it. */
export async function prepare(request: SearchRequest, kind: Kind, query: Query): Promise<Prepared | null> {
  const { text, asTyped } = query;
  const plan = await (asTyped ? planText(request, kind, text, 'typed') : planAsked(request, kind, text));
  const { terms } = plan;
  const locations = locationsFor(query, plan.locations);
  if (terms.length === 0 && plan.locations.length === 0 && text.trim() !== '') return null;
  const hash = nameHash(plan.correction?.applied ? plan.correction.textQuery : text);
  return {
    conditions: orderedConditions(
      request.vocabulary.dictionaryOf(kind),
      conditionsOf(kind, { ...plan, locations }, query),
    ),
    hash,
    wordTerms: terms.filter(({ filters, figure }) => filters.length === 0 && !figure).length,
    enough: enoughFor(Math.min(...terms.map(({ documents }) => documents))),
    expected: expectedOf(request, kind, plan, query),
    locations: locations.map(({ kind, code, name, ...span }) => ({
      ...{ kind, code, name },
      textQuery: withoutSpans(text, [span]),
    })),
    correction: plan.correction,
    explained: { parts: plan.parts, plan, hash },
    plan,
    text,
    doubts: asTyped ? [] : doubtsOf(plan),
    floor: () => floorOf({ ...plan, locations }, query),
  };
}
