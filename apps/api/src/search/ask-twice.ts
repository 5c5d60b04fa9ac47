import type { Engine } from './engine.ts';
import { conditionsOf } from './filters.ts';
import type { Kind } from './kind.ts';
import { type Planned, tellingWords } from './plan.ts';
import { type Prepared, planText, prepare, type Query } from './prepare.ts';
import { firstMet, otherTexts } from './second-try.ts';

/** The most probable other text when no row of the kind holds the words of this one together. */
async function meantInstead(engine: Engine, kind: Kind, text: string): Promise<string | undefined> {
  const words = tellingWords(text);
  if (words.length === 0) return undefined;
  const { vocabulary } = engine;
  const dictionary = vocabulary.dictionaryOf(kind);
  const isSure = (word: string) => dictionary.documents(word) === 0 && vocabulary.isHeldElsewhere(kind, word);
  const texts = [text, ...otherTexts(dictionary, text, words, isSure)];
  const planned = new Map<string, Promise<Planned>>();
  const plans = await Promise.all(texts.map((tried) => planText(engine, kind, tried, planned)));
  const queries = plans.map(({ terms, translations }) => conditionsOf(terms, {}, translations).anywhere);
  const place = await firstMet(engine.pool, kind, queries);
  return place > 0 ? texts[place] : undefined;
}

/** Asks for the query; when that answers nothing, for what was probably meant. */
export async function askTwice<Answer>(
  engine: Engine,
  kind: Kind,
  query: Query,
  {
    ask,
    isNothing,
  }: { ask: (prepared: Prepared | null) => Promise<Answer>; isNothing: (answer: Answer) => boolean },
): Promise<Answer> {
  const answer = await ask(await prepare(engine, kind, query));
  if (!isNothing(answer)) return answer;
  const text = await meantInstead(engine, kind, query.text);
  if (text === undefined) return answer;
  const prepared = await prepare(engine, kind, { ...query, text });
  return ask(prepared && { ...prepared, correction: { textQuery: text, applied: true } });
}
