import { derivedFromReference } from '../reference/open-reference.ts';
import type { Engine } from './engine.ts';
import { createReadEqualNames } from './equal-names/read-equal-names.ts';
import { enoughFor } from './estimate.ts';
import type { Explained } from './explain.ts';
import { anyOf, anywhereOf, type Conditions, conditionsOf, type Filters } from './filters.ts';
import { createFindNodes } from './find-nodes.ts';
import type { Kind } from './kind.ts';
import type { Location } from './locations/location.ts';
import { createReadLocations, type NamedLocation, withoutSpans } from './locations/read-locations.ts';
import { type Knowledge, type LookUp, type Plan, type PlanOptions, planQuery } from './plan.ts';
import { firstMet } from './second-try.ts';
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
  /** What of the text narrows the rows as a location. */
  locations: FoundLocation[];
  correction?: Plan['correction'];
  explained: Explained;
  plan: Plan;
}

/** What is known of words beside the documents. */
export const knowledgeOf = derivedFromReference((reference): Required<Knowledge> => {
  const synonyms = withoutFalseFriends(readSynonyms(), reference);
  const general = readGeneral();
  const findNodes = createFindNodes(reference, { synonyms });
  return {
    translate: createTranslate(reference, { synonyms, processes: general.processes }),
    translateDoubtful: createTranslateDoubtful(reference, synonyms),
    findNodes,
    readEqualNames: createReadEqualNames(general),
    readLocations: createReadLocations(reference, general, findNodes),
  };
});

function lookUpIn({ pool, vocabulary }: Engine, kind: Kind): LookUp {
  return async (word) => {
    const { rows } = await pool.query<{ held: boolean; stems: string[] }>({
      name: `look_up_${kind}`,
      text: `SELECT EXISTS (SELECT FROM ${kind}_search WHERE words @@ $2::tsquery) AS held,
          array_remove(ARRAY['en:' || (ts_lexize('english_stem', $1))[1], 'es:' || (ts_lexize('spanish_stem', $1))[1],
            'it:' || (ts_lexize('italian_stem', $1))[1]], NULL) AS stems`,
      values: [word, anyOf([word, ...vocabulary.dictionaryOf(kind).filtersNamed([word])])],
    });
    const { held = false, stems = [] } = rows[0] ?? {};
    return { held, heldElsewhere: vocabulary.isHeldElsewhere(kind, word), stems };
  };
}

export function planText(engine: Engine, kind: Kind, text: string, options?: PlanOptions): Promise<Plan> {
  const dictionary = engine.vocabulary.dictionaryOf(kind);
  return planQuery(dictionary, text, lookUpIn(engine, kind), knowledgeOf(engine.reference()), options);
}

/** Whether a business is called so: then what looks like a location is part of its name. */
async function isName({ pool }: Engine, text: string): Promise<boolean> {
  const { rows } = await pool.query<{ held: boolean }>({
    name: 'is_name',
    text: 'SELECT EXISTS (SELECT FROM business_search WHERE name_hash = $1::bigint) AS held',
    values: [nameHash(text)],
  });
  return rows[0]?.held ?? false;
}

/**
 * The place of the industry tree that is shown where the text is what buyers call it and no row says so, in its own words or in those
 * of companies: what was typed may be narrower than the place.
 */
async function placeInstead(
  { pool, reference }: Engine,
  kind: Kind,
  { terms, translations, nodes }: Plan,
): Promise<Plan['correction']> {
  const [place, ...others] = nodes.ids;
  const name = place === undefined ? undefined : reference().nodes.get(place)?.names.en;
  if (name === undefined || others.length > 0 || !nodes.isWhole || nodes.isOwnName) return undefined;
  const said = [{ terms, isSaid: true }, ...translations].filter(({ isSaid }) => isSaid);
  const held = await firstMet(
    pool,
    kind,
    said.map((each) => each.terms.map(anywhereOf).join(' & ')),
  );
  return held < 0 ? { textQuery: name, applied: true, place } : undefined;
}

/** A country that is chosen stands above one in the text. */
function locationsFor(
  { countries = [], anyCountry }: Query,
  locations: readonly NamedLocation[],
): NamedLocation[] {
  return locations.filter(({ kind }) => kind !== 'country' || !(countries.length > 0 || anyCountry));
}

/** Null when there is text but no word in it. */
export async function prepare(engine: Engine, kind: Kind, query: Query): Promise<Prepared | null> {
  const { text, asTyped = false } = query;
  const planned = await planText(engine, kind, text, { asTyped });
  const plan =
    planned.locations.length > 0 && (await isName(engine, text))
      ? await planText(engine, kind, text, { isName: true })
      : planned;
  const { terms } = plan;
  const locations = locationsFor(query, plan.locations);
  if (terms.length === 0 && plan.locations.length === 0 && text.trim() !== '') return null;
  return {
    conditions: conditionsOf({ ...plan, locations }, query),
    hash: nameHash(text),
    wordTerms: terms.filter(({ filters, figure }) => filters.length === 0 && !figure).length,
    enough: enoughFor(Math.min(...terms.map(({ documents }) => documents))),
    locations: locations.map(({ kind, code, name, ...span }) => ({
      ...{ kind, code, name },
      textQuery: withoutSpans(text, [span]),
    })),
    correction: plan.correction ?? (await placeInstead(engine, kind, plan)),
    explained: { parts: plan.parts, plan, hash: nameHash(text) },
    plan,
  };
}
