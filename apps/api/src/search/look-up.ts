import type { Engine } from './engine.ts';
import { anyOf } from './filters.ts';
import type { Kind } from './kind.ts';
import type { LookUp, UnknownWord } from './plan.ts';

type Row = Pick<UnknownWord, 'held' | 'stems'>;

/** What the database says of some words, in their order. */
async function readWords({ pool, vocabulary }: Engine, kind: Kind, words: readonly string[]): Promise<Row[]> {
  const { filtersNamed } = vocabulary.dictionaryOf(kind);
  const { rows } = await pool.query<Row>({
    name: `look_up_${kind}`,
    text: `SELECT EXISTS (SELECT FROM ${kind}_search WHERE words @@ query::tsquery) AS held,
        array_remove(ARRAY['en:' || (ts_lexize('english_stem', word))[1], 'es:' || (ts_lexize('spanish_stem', word))[1],
          'it:' || (ts_lexize('italian_stem', word))[1]], NULL) AS stems
      FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS asked (word, query, place) ORDER BY place`,
    values: [words, words.map((word) => anyOf([word, ...filtersNamed([word])]))],
  });
  return rows;
}

/** Looks up words of no counted document, each once: those that are asked for at once in one statement. */
export function createLookUp(engine: Engine, kind: Kind): LookUp {
  const known = new Map<string, Promise<UnknownWord>>();
  let gathered: string[] = [];
  let answered: Promise<Row[]> | undefined;
  const ask = () => {
    const words = gathered;
    gathered = [];
    answered = undefined;
    return readWords(engine, kind, words);
  };
  const lookUp = async (word: string): Promise<UnknownWord> => {
    const place = gathered.push(word) - 1;
    answered ??= Promise.resolve().then(ask);
    const { held, stems } = (await answered)[place] ?? { held: false, stems: [] };
    return { held, stems, heldElsewhere: engine.vocabulary.isHeldElsewhere(kind, word) };
  };
  return (word) => {
    const answer = known.get(word) ?? lookUp(word);
    known.set(word, answer);
    return answer;
  };
}
