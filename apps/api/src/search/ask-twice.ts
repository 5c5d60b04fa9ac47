import { withinDistance } from './edit-distance.ts';
import type { Engine } from './engine.ts';
import { conditionsOf } from './filters.ts';
import type { Kind } from './kind.ts';
import { type NamedLocation, withoutSpans } from './locations/read-locations.ts';
import { findNearName } from './names/near-names.ts';
import { type Figure, type Planned, partsOfText, tellingWords } from './plan.ts';
import { knowledgeOf, type Prepared, planText, prepare, type Query } from './prepare.ts';
import { firstMet, otherTexts } from './second-try.ts';
import { nameHash, nameLetters } from './words.ts';

/** What is searched for instead: a text, or a place of the industry tree by its name in English. */
interface Meant {
  text: string;
  place?: string;
}

/** The text with states as the countries they lie in, and without cities there. */
function inItsCountry(
  { reference }: Engine,
  text: string,
  locations: readonly NamedLocation[],
): string | undefined {
  const states = locations.filter(({ kind }) => kind === 'state');
  const codes = [...new Set(states.map(({ code }) => code.slice(0, 2)))];
  if (codes.length === 0) return undefined;
  const names = codes.map((code) => reference().countries.get(code)?.names.en ?? '');
  return [withoutSpans(text, locations), ...names].join(' ');
}

/** The categories of the subcategories among some places of the industry tree, by their names in English. */
function categoriesAbove({ reference }: Engine, places: readonly string[]): Meant[] {
  const ids = new Set(places.filter((id) => id.length === 8).map((id) => id.slice(0, 6)));
  return [...ids].flatMap((place) => {
    const text = reference().nodes.get(place)?.names.en;
    return text === undefined ? [] : [{ text, place }];
  });
}

/** The most probable other text when no row of the kind holds the words of this one together: a name that is nearly it first. */
async function meantInstead(engine: Engine, kind: Kind, text: string): Promise<Meant | undefined> {
  const name = kind === 'person' ? undefined : await findNearName(engine.pool, text);
  // Its own name finds as little.
  if (name !== undefined && nameHash(name) !== nameHash(text)) return { text: name };
  const { vocabulary } = engine;
  const dictionary = vocabulary.dictionaryOf(kind);
  const known = knowledgeOf(engine.reference());
  const { words, figures, locations } = partsOfText(dictionary, text, known);
  const textsOf = (kind: Figure['kind']) =>
    figures.filter((figure) => figure.kind === kind).map((figure) => figure.text);
  const typed = {
    words,
    values: textsOf('value'),
    standards: textsOf('standard'),
    locations: locations.map(({ start, end }) => text.slice(start, end)),
  };
  if (Object.values(typed).flat().length === 0) return undefined;
  const { parts } = known.findNodes(words);
  const wider = categoriesAbove(
    engine,
    parts.flatMap(({ ids }) => ids),
  );
  const texts = [
    text,
    ...otherTexts(dictionary, text, typed, {
      isSure: (word) => dictionary.documents(word) === 0 && vocabulary.isHeldElsewhere(kind, word),
      heads: parts.map((part) => part.words),
      wider: inItsCountry(engine, text, locations),
      doubtful: known.translateDoubtful(words).map((translated) => translated.words),
    }),
    ...wider.map((category) => category.text),
  ];
  const planned = new Map<string, Promise<Planned>>();
  const plans = await Promise.all(texts.map((tried) => planText(engine, kind, tried, { known: planned })));
  const place = await firstMet(
    engine.pool,
    kind,
    plans.map((plan) => conditionsOf(plan, {}).anywhere),
  );
  if (place <= 0) return undefined;
  const meant = texts[place] as string;
  return wider.find((category) => category.text === meant) ?? { text: meant };
}

/** Words in so many names are what people look for, not a name that was misspelt. */
const common = 10;

/** What was probably meant where a word was taken for another: a name, unless that one is common, or a word of several meanings. */
async function readInstead(
  { pool, vocabulary, reference }: Engine,
  kind: Kind,
  text: string,
  correction: Prepared['correction'],
): Promise<string | undefined> {
  if (!correction?.applied || correction.place || kind === 'person') return undefined;
  const [doubtful] = knowledgeOf(reference()).translateDoubtful(tellingWords(text));
  if (doubtful) return doubtful.words.join(' ');
  const dictionary = vocabulary.dictionaryOf('business');
  const isCommon = tellingWords(correction.textQuery).every((word) => dictionary.names(word) >= common);
  const [typed, meant] = [text, correction.textQuery].map(nameLetters) as [string, string];
  return isCommon ? undefined : findNearName(pool, text, withinDistance(typed, meant, 2));
}

/** Asks for the query; when that answers nothing, or a word of it is none, for what was probably meant. */
export async function askTwice<Answer>(
  engine: Engine,
  kind: Kind,
  query: Query,
  {
    ask,
    isNothing,
  }: { ask: (prepared: Prepared | null) => Promise<Answer>; isNothing: (answer: Answer) => boolean },
): Promise<Answer> {
  const prepared = await prepare(engine, kind, query);
  if (query.asTyped) return ask(prepared);
  const other = await readInstead(engine, kind, query.text, prepared?.correction);
  const answer = other === undefined ? await ask(prepared) : undefined;
  if (answer !== undefined && !isNothing(answer)) return answer;
  const instead = other === undefined ? await meantInstead(engine, kind, query.text) : { text: other };
  if (instead === undefined) return answer ?? ask(prepared);
  const { text, ...place } = instead;
  const meant = await prepare(engine, kind, { ...query, text });
  return ask(meant && { ...meant, correction: { textQuery: text, applied: true, ...place } });
}
