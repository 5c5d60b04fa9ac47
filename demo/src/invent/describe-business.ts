import { british } from './british.ts';
import type { BusinessPlan } from './business-plan.ts';
import { customersOf } from './customers-of.ts';
import type { GoodsKinds } from './goods-kinds.ts';
import type { Figures } from './invent-figures.ts';
import type { inventTrade } from './invent-trade.ts';
import { type Random, randomFor } from './random.ts';
import { type Speech, speechOf, withoutAside } from './speech.ts';
import { tierPlans } from './tiers.ts';
import type { Category } from './tree.ts';
import type { Slots, Wording } from './wording.ts';

type Trade = Pick<ReturnType<typeof inventTrade>, 'averageLeadTime' | 'marketCountries'>;

/** Of these there are thousands in a warehouse. */
const onShelves = new Set(['part', 'device', 'material', 'consumer', 'garment', 'medical', 'food']);
const articlesOnShelves = 4_000;
const youngestHistory = 2008;

interface BusinessTexts {
  short: string;
  general: string;
}

/** The short and the general description in one language, put together from sentences of the business's kind and industry. */
export function describeBusiness(
  plan: BusinessPlan,
  figures: Figures,
  trade: Trade,
  { goods, wording, english }: { goods: GoodsKinds; wording: Wording; english: Wording },
  random: Random,
): BusinessTexts {
  const speech = speechOf(wording.language, plan.country.code);
  const slots = slotsOf(plan, figures, trade, { goods, wording, english, speech }, random);
  const say = (part: string) => wording.sentence(plan.kind, part, slots, random);
  const main = plan.categories[0]?.id ?? '';
  const rest = [say('work'), say('market'), say('promise'), say('closing')];
  if (plan.kind === 'maker') rest.splice(2, 0, random.pick(wording.phrases(main, 'quality')));
  const extra = random.some(rest, sentencesOf(plan) - 1);
  const spelt = (text: string) => (wording.language === 'en' ? british(text) : text);
  return { short: spelt(say('short')), general: spelt([say('opening'), ...extra].join(speech.gap)) };
}

/** A newcomer says as much as the businesses of a Premium package. */
function sentencesOf({ tier, daysHere }: BusinessPlan): number {
  const { sentences } = tierPlans;
  return daysHere === undefined ? sentences[tier] : Math.max(sentences[tier], sentences.premium);
}

interface Ground {
  goods: GoodsKinds;
  wording: Wording;
  english: Wording;
  speech: Speech;
}

function slotsOf(
  plan: BusinessPlan,
  figures: Figures,
  trade: Trade,
  { goods, wording, english, speech }: Ground,
  random: Random,
): Slots {
  const { categories, country, place, focus } = plan;
  const main = categories[0];
  const things = focus.filter(({ id }) => goods.ofSubcategory(id).nature.name !== 'service');
  // Nobody makes heat pumps and audits.
  const offered = things.length > 0 && plan.kind !== 'adviser' ? things : focus;
  const names = offered.map((one) => speech.inside(nameIn(speech, one, goods)));
  const isEnglish = speech.language === 'en';
  const phrase = (slot: string) => random.pick(wording.phrases(main?.id ?? '', slot));
  const { production_lines: lines, factory_size: size } = figures;
  return {
    products: speech.join(names),
    city: speech.city(place.city),
    country: isEnglish ? country.name : speech.country(country.code),
    year: String(figures.year_established),
    // What began three years ago is no history.
    founded: figures.year_established < youngestHistory ? String(figures.year_established) : '',
    articles: offered.every((one) => onShelves.has(goods.ofSubcategory(one.id).nature.name))
      ? speech.number(articlesOnShelves)
      : '',
    employees: speech.number(roundedHeads(figures)),
    customers: wording.customers(
      randomFor(`buyers ${plan.index}`).pick(buyersOfFirst(offered, main, { goods, english })),
    ),
    process: main?.industry_id === '0015' ? '' : phrase('process'),
    strength: phrase('strength'),
    size: size === null ? '' : speech.number(size),
    lines: lines !== null && lines > 1 ? lineCount(lines, isEnglish) : '',
    lead: String(trade.averageLeadTime),
    // The same in each language.
    markets: speech.join(
      randomFor(`markets ${plan.index}`)
        .some(trade.marketCountries, 3)
        .map(({ name, code }) => (isEnglish ? name : speech.country(code))),
    ),
  };
}

/** Who buys what it is known for first. */
function buyersOfFirst(
  [first]: BusinessPlan['focus'],
  category: Category | undefined,
  { goods, english }: Pick<Ground, 'goods' | 'english'>,
): string[] {
  if (!first || !category) return english.phrases('0015', 'customers');
  return customersOf({ kind: goods.ofSubcategory(first.id), name: first.name, category }, goods, english);
}

function nameIn({ language }: Speech, subcategory: BusinessPlan['focus'][number], goods: GoodsKinds): string {
  const english = goods.nounOf(subcategory);
  return language === 'en' ? english : withoutAside(subcategory.names[language] ?? english);
}

/** About how many people work there: no more than it has. */
export function roundedHeads({ employees_max: count }: Pick<Figures, 'employees_max'>): number {
  return count < 20 ? count : Math.floor(count / 10) * 10;
}

function lineCount(count: number, inWords: boolean): string {
  const words = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
  return (inWords ? words[count - 2] : undefined) ?? String(count);
}
