import { partsOfCompound } from './compound.ts';
import { withinDistance } from './edit-distance.ts';
import { anyOf, anywhereKeys, fittingKeys, inNameOf, keysOf } from './filters.ts';
import { findMaker } from './find-maker.ts';
import type { NamedPart } from './find-nodes.ts';
import type { Keys } from './keys.ts';
import type { Kind } from './kind.ts';
import { type Location, locationWord } from './locations/location.ts';
import { type NamedLocation, withoutSpans } from './locations/read-locations.ts';
import { filterOf } from './named-filters.ts';
import { isService, namedBeside, namedIn, tellingParts } from './named-in.ts';
import { findNearName, findRespacedName } from './names/near-names.ts';
import { type Figure, isNowhere, type Plan, partsOfText, tellingWords } from './plan.ts';
import {
  knowledgeOf,
  locationsFor,
  type Prepared,
  planAsked,
  planText,
  prepare,
  type Query,
} from './prepare.ts';
import { purposeOf, withoutQuestion, workOn } from './question-words.ts';
import { onceARequest, type SearchRequest } from './search-request.ts';
import { firstMet, isCode, isRareName, otherTexts } from './second-try.ts';
import { isSpare } from './spare-words.ts';
import { quote } from './tsvector-text.ts';
import { nameHash, nameLetters, wordsOf } from './words.ts';

/** What is searched for instead: a text, or a place of the industry tree by its name in English. */
interface Meant {
  text: string;
  place?: string;
}

/** Where rows of some cities are: the country of more of them than of others, and its state. */
const aroundCities = onceARequest(async ({ pool }, cities: readonly Location[]) => {
  if (cities.length === 0) return [];
  const { rows } = await pool.query<{ state: string | null; country: string }>({
    name: 'around_cities',
    text: `SELECT mode() WITHIN GROUP (ORDER BY state_id) AS state, country_code AS country FROM (
        SELECT id FROM business_search WHERE words @@ $1::tsquery LIMIT 200
      ) AS there JOIN listed_businesses USING (id) GROUP BY country_code ORDER BY count(*) DESC LIMIT 1`,
    values: [anyOf(cities.map(locationWord))],
  });
  return rows;
});

/** Puts a text into the state that a city lies in, then into the country of a city or a state. */
async function inWiderLocations(
  request: SearchRequest,
  locations: readonly NamedLocation[],
): Promise<((text: string) => string)[]> {
  const { countries, states } = request.reference();
  const all = locations.flatMap((location): Location[] => [location, ...(location.also ?? [])]);
  const cities = all.filter(({ kind }) => kind === 'city');
  const around = await aroundCities(request, cities);
  const stateNames = around.flatMap(({ state }) => states.get(state ?? '')?.name ?? []);
  const codes =
    cities.length > 0
      ? around.map(({ country }) => country)
      : all.filter(({ kind }) => kind === 'state').map(({ code }) => code.slice(0, 2));
  const countryNames = [...new Set(codes)].flatMap((code) => countries.get(code)?.names.en ?? []);
  return [stateNames, countryNames]
    .filter((names) => names.length > 0)
    .map((names) => (text) => [text, 'in', ...names].join(' '));
}

/** Places of the industry tree with their names, each once. */
function namesOfPlaces({ reference }: SearchRequest, ids: readonly string[]): Required<Meant>[] {
  return [...new Set(ids)].flatMap((place) => {
    const text = reference().nodes.get(place)?.names.en;
    return text === undefined ? [] : [{ text, place }];
  });
}

/** What is above some places of the industry tree: the categories of subcategories, or their industries. */
function placesAbove(
  request: SearchRequest,
  places: readonly string[],
  above: 'category' | 'industry',
): Required<Meant>[] {
  const length = above === 'category' ? 6 : 4;
  return namesOfPlaces(
    request,
    places.filter((id) => id.length > length).map((id) => id.slice(0, length)),
  );
}

/** Rows that hold all of a text; null where none does. */
function anywhereIn(plan: Plan): Keys | null {
  return isNowhere(plan) ? null : anywhereKeys(plan);
}

/** Whether a row holds all of a text. */
async function isMet(request: SearchRequest, kind: Kind, text: string): Promise<boolean> {
  return (await firstMet(request, kind, [anywhereIn(await planText(request, kind, text, 'name'))])) === 0;
}

/** Rows that hold all of a text, and stand where one of the things that it names does, or are called so. */
function fittingOf(plan: Plan): Keys | null {
  const anywhere = namesWork(plan) ? sayingOf(plan) : anywhereIn(plan);
  const things = plan.nodes.parts.map(({ ids, terms }) => {
    const called = terms.map(inNameOf).join(' & ');
    return `(${[...ids.map((id) => quote(filterOf(id))), `(${called})`].join(' | ')})`;
  });
  return anywhere === null || things.length === 0 ? anywhere : [`(${things.join(' | ')})`, ...anywhere];
}

/**
 * Whether a text names work for a fee, of which the place of the tree holds much else: steel parts there need not be hardened. A
 * subcategory holds nothing else.
 */
function namesWork({ translations, nodes }: Plan): boolean {
  const isNarrow = nodes.ids.some((id) => id.length === 8);
  return !nodes.isOwnName && !isNarrow && translations.some(({ isSaid }) => isSaid);
}

/** Rows that say all of a text in its own words or in those of companies. */
function sayingOf(plan: Plan): Keys | null {
  const translations = plan.translations.filter(({ isSaid }) => isSaid);
  return anywhereIn({ ...plan, translations });
}

/**
 * The most probable other text when no row of the kind holds the words of this one together: a name that is nearly it first, then what
 * a row fits, then what it only mentions.
 * @param isMentioned whether rows mention all of it, so that only what a row fits is better
 */
const meantInstead = onceARequest(
  async (request, kind: Kind, text: string, isMentioned: boolean): Promise<Meant | undefined> => {
    const { vocabulary } = request;
    const dictionary = vocabulary.dictionaryOf(kind);
    const known = knowledgeOf(request.reference());
    // Whoever asks for a thing by a word of the trade means no company.
    const isThing = kind === 'product' && tellingWords(text).every(known.isWord);
    const name = kind === 'person' || isMentioned || isThing ? undefined : await findNearName(request, text);
    // Its own name finds as little.
    if (
      name !== undefined &&
      nameHash(name) !== nameHash(text) &&
      (kind === 'business' || (await isMet(request, kind, name)))
    )
      return { text: name };
    const { words, figures, locations } = partsOfText(dictionary, text, known);
    const textsOf = (kind: Figure['kind']) =>
      figures.filter((figure) => figure.kind === kind).map((figure) => figure.text);
    const typed = {
      words,
      values: textsOf('value'),
      standards: textsOf('standard'),
      grades: textsOf('grade'),
      locations: locations.map(({ start, end }) => text.slice(start, end)),
    };
    if (Object.values(typed).flat().length === 0) return undefined;
    const purpose = wordsOf(purposeOf(withoutQuestion(withoutSpans(text, locations))));
    // How a thing is wanted names no thing.
    const isNoWish = (part: NamedPart) => !part.words.every(isSpare);
    const thingsIn = (some: readonly string[]) => namedBeside(some, known.findNodes).parts.filter(isNoWish);
    // What a thing is for is named, too, but not looked for.
    const whole = namedIn(text, words, known.findNodes).parts;
    const isOfBoth = (part: NamedPart) =>
      part.words.some((word) => purpose.includes(word)) &&
      !part.words.every((word) => purpose.includes(word));
    const before = thingsIn(words.filter((word) => !purpose.includes(word)));
    const named = [whole.filter(isOfBoth), before, whole.filter(isNoWish)].find((some) => some.length > 0);
    const telling = tellingParts(named ?? []);
    const beforeThing = wordsOf(workOn(withoutQuestion(withoutSpans(text, locations))));
    const work = known.findNodes(words.filter((word) => beforeThing.includes(word))).parts.filter(isService);
    const isApart = (part: NamedPart) =>
      !work.some((done) => done.words.some((word) => part.words.includes(word)));
    // Of scales that are to be calibrated, and of the calibration of scales, calibration is looked for.
    const parts = [...work, ...telling.filter(isApart)].sort(
      (a, b) => Number(isService(b)) - Number(isService(a)),
    );
    const isHeld = (word: string) => dictionary.documents(word) > 0;
    const compounds = words.flatMap((word) => {
      const split =
        isHeld(word) || known.isWord(word) || parts.some((part) => part.words.includes(word))
          ? undefined
          : partsOfCompound(word, (part) => known.findNodes([part]).isWhole);
      return split ? [{ word, ...split }] : [];
    });
    const heads = parts.map((part) => part.words);
    // A material by its grade is still that material.
    const ofStandards = typed.standards.flatMap((standard) => known.findNodes(wordsOf(standard)).parts);
    const beside = words.filter((word) => !heads.flat().includes(word));
    // Who is named beside a thing need not be in its place.
    if (isMentioned && beside.some((word) => isRareName(vocabulary.dictionaryOf('business'), word)))
      return undefined;
    const ofCities = locations.filter(({ kind }) => kind === 'city').flatMap(({ name }) => wordsOf(name));
    const called = [...words, ...ofCities].filter((word) =>
      isRareName(vocabulary.dictionaryOf('business'), word),
    );
    if (ofCities.length > 0 && called.length > 1 && !isMentioned) {
      // A city that nobody is asked for in is part of a name: yale beside hyster.
      const company = await findNearName(request, called.join(' '));
      if (company !== undefined) return { text: company };
    }
    const withCities = tellingWords(
      withoutSpans(
        text,
        locations.filter((location) => location.kind !== 'city'),
      ),
    );
    const maker = kind === 'business' ? await findMaker(request, text, withCities, heads.flat()) : undefined;
    if (maker !== undefined) return { text: maker };
    const places = parts.flatMap(({ ids }) => ids);
    const categories = placesAbove(request, places, 'category');
    const ownCategories =
      parts.length > 1
        ? namesOfPlaces(
            request,
            places.filter((id) => id.length === 6),
          )
        : [];
    // Who makes something of the same industry may make it; a product of the industry is another thing.
    const industries = kind === 'business' ? placesAbove(request, places, 'industry') : [];
    const there = (some: readonly Meant[]) =>
      locations.length === 0 ? [] : some.map(({ text: name }) => [name, ...typed.locations].join(' '));
    const norms = [...typed.standards, ...typed.grades, ...words.filter(isCode)];
    // The same standard may be met by something else of the category.
    const toNorms = (some: readonly Meant[]) =>
      norms.length === 0 ? [] : some.map(({ text: name }) => [name, ...norms].join(' '));
    const wider = await inWiderLocations(request, locations);
    const asked = withoutSpans(text, locations);
    const texts = [
      text,
      ...otherTexts(dictionary, text, typed, {
        isSure: (word) => dictionary.documents(word) === 0 && vocabulary.isHeldElsewhere(kind, word),
        isWord: known.isWord,
        mayBeCompany: kind !== 'product' || heads.length === 0,
        heads,
        purpose,
        wider: wider.flatMap((inIt) => [asked, ...heads.map((head) => head.join(' '))].map(inIt)),
        // Of several things of a category whoever is there may have any.
        above: locations.length > 0 ? there([...categories, ...ownCategories]) : toNorms(categories),
        farAbove: there(industries),
        named: ofStandards.map((part) => part.words.join(' ')),
        compounds,
        doubtful: known.translateDoubtful(words).map((translated) => translated.words),
      }),
      ...categories.map((category) => category.text),
    ];
    const plans = await Promise.all(texts.map((tried) => planText(request, kind, tried, 'question')));
    const fitting = plans.map((plan, place) => (isMentioned && place === 0 ? null : fittingOf(plan)));
    const mentioning = isMentioned ? [] : plans.map(anywhereIn);
    const met = await firstMet(request, kind, [...fitting, ...mentioning]);
    const place = met < 0 ? -1 : met % texts.length;
    if (place <= 0) return undefined;
    const meant = texts[place] as string;
    return categories.find((category) => category.text === meant) ?? { text: meant };
  },
);

/**
 * How rows answer a text that names a place of the industry tree beside other things: one that stands there or is called so is `fitting`, one
 * elsewhere that holds all of it is only `mentioning` it. Undefined for all other texts, whose rows need not be told apart.
 */
const answeredBy = onceARequest(
  async (request, kind: Kind, query: Query): Promise<'fitting' | 'mentioning' | 'none' | undefined> => {
    const plan = await planAsked(request, kind, query.text);
    const { nodes, terms, locations } = plan;
    const figures = terms.filter(({ figure }) => figure);
    // A standard or a company says what is meant, wherever a row stands.
    if (kind === 'person' || nodes.ids.length === 0 || figures.some(({ isStandard }) => isStandard))
      return undefined;
    const isMore = !nodes.isWhole || locations.length > 0 || figures.length > 0;
    if (!isMore) return undefined;
    const asked = { ...plan, locations: locationsFor(query, locations) };
    // Steel that is only said to be hardened is none of the work.
    const fitting = namesWork(plan) ? [fittingOf(plan)] : fittingKeys(kind, asked);
    const met = await firstMet(request, kind, [...fitting, isNowhere(plan) ? null : keysOf(asked, query)]);
    if (met < 0) return 'none';
    return met < fitting.length ? 'fitting' : 'mentioning';
  },
);

/** Words in so many names are what people look for, not a name that was misspelt. */
const common = 10;

/**
 * What was probably meant where a word was taken for another: a name, of which at most spaces are missing where the other word is common,
 * or a word of several meanings.
 */
async function readInstead(
  request: SearchRequest,
  kind: Kind,
  text: string,
  correction: Prepared['correction'],
): Promise<string | undefined> {
  if (!correction?.applied || kind === 'person') return undefined;
  const [doubtful] = knowledgeOf(request.reference()).translateDoubtful(tellingWords(text));
  if (doubtful && (await isMet(request, kind, doubtful.words.join(' ')))) return doubtful.words.join(' ');
  const dictionary = request.vocabulary.dictionaryOf('business');
  const isCommon = tellingWords(correction.textQuery).every((word) => dictionary.names(word) >= common);
  const [typed, meant] = [text, correction.textQuery].map(nameLetters) as [string, string];
  if (isCommon) return kind === 'business' ? findRespacedName(request, text) : undefined;
  return findNearName(request, text, withinDistance(typed, meant, 2));
}

/** A word in so few rows leaves as few to what was typed. */
const few = 3;

/** The name that was nearly typed, where hardly a row holds what was typed and none is called so. */
const nearlyNamed = onceARequest(async (request, kind: Kind, text: string): Promise<string | undefined> => {
  if (kind !== 'business') return undefined;
  const dictionary = request.vocabulary.dictionaryOf(kind);
  const isRare = (word: string) => dictionary.names(word) > 0 && dictionary.documents(word) <= few;
  if (!tellingWords(text).some(isRare)) return undefined;
  const { terms } = await planAsked(request, kind, text);
  const isCalledSo = (await firstMet(request, kind, [terms.map(inNameOf)])) === 0;
  const name = isCalledSo ? undefined : await findNearName(request, text, 1);
  return name === undefined || nameHash(name) === nameHash(text) ? undefined : name;
});

/** Asks for the query; when that answers nothing, or a word of it is none, for what was probably meant. */
export async function askTwice<Answer>(
  request: SearchRequest,
  kind: Kind,
  query: Query,
  {
    ask,
    isNothing,
  }: { ask: (prepared: Prepared | null) => Promise<Answer>; isNothing: (answer: Answer) => boolean },
): Promise<Answer> {
  const prepared = await prepare(request, kind, query);
  if (query.asTyped) return ask(prepared);
  const other =
    (await readInstead(request, kind, query.text, prepared?.correction)) ??
    (await nearlyNamed(request, kind, query.text));
  // Whether rows fit is known sooner than which: what they only mention is not read first.
  const answered = other === undefined ? await answeredBy(request, kind, query) : undefined;
  const isAsked = other === undefined && (answered === undefined || answered === 'fitting');
  const answer = isAsked ? await ask(prepared) : undefined;
  if (answer !== undefined && !isNothing(answer)) return answer;
  const instead =
    other === undefined
      ? await meantInstead(request, kind, query.text, answered === 'mentioning')
      : { text: other };
  if (instead === undefined) return answer ?? ask(prepared);
  const { text, ...place } = instead;
  const meant = await prepare(request, kind, { ...query, text });
  return ask(meant && { ...meant, correction: { textQuery: text, applied: true, ...place } });
}
