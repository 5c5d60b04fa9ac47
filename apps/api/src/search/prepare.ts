import { derivedFromReference } from '../reference/open-reference.ts';
import type { Engine } from './engine.ts';
import { enoughFor } from './estimate.ts';
import { anyOf, type Conditions, conditionsOf, type Filters } from './filters.ts';
import type { Kind } from './kind.ts';
import { type LookUp, type Plan, type Planned, planQuery } from './plan.ts';
import { createFindNodes, createTranslate } from './translation.ts';
import { nameHash } from './words.ts';

export interface Query extends Filters {
  text: string;
}

/** What a query comes to for a kind. */
export interface Prepared {
  conditions: Conditions;
  hash: string;
  /** Words every row must hold itself; shorter documents do not hold the names of their places less often. */
  wordTerms: number;
  /** Rows that are counted before the rest is estimated. */
  enough: number;
  correction?: Plan['correction'];
}

const namesOf = derivedFromReference((reference) => ({
  translate: createTranslate(reference),
  findNodes: createFindNodes(reference),
}));

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

/** @param words what was planned for words before, so that several texts share it */
export function planText(
  engine: Engine,
  kind: Kind,
  text: string,
  words?: Map<string, Promise<Planned>>,
): Promise<Plan> {
  const { translate, findNodes } = namesOf(engine.reference());
  const dictionary = engine.vocabulary.dictionaryOf(kind);
  return planQuery(dictionary, text, lookUpIn(engine, kind), translate, findNodes, words);
}

/** Null when there is text but no word in it. */
export async function prepare(engine: Engine, kind: Kind, query: Query): Promise<Prepared | null> {
  const { terms, translations, nodes, correction } = await planText(engine, kind, query.text);
  if (terms.length === 0 && query.text.trim() !== '') return null;
  return {
    conditions: conditionsOf(terms, query, translations, nodes),
    hash: nameHash(query.text),
    wordTerms: terms.filter(({ filters }) => filters.length === 0).length,
    enough: enoughFor(Math.min(...terms.map(({ documents }) => documents))),
    correction,
  };
}
