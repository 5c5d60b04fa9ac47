import type { BusinessPlan } from './business-plan.ts';
import { buyersOf, type GoodsKinds } from './goods-kinds.ts';
import type { Figures } from './invent-figures.ts';
import type { inventTrade } from './invent-trade.ts';
import type { Random } from './random.ts';
import { tierPlans } from './tiers.ts';
import { inSentence, joinWords, type Slots, type Wording } from './wording.ts';

type Trade = ReturnType<typeof inventTrade>;

interface BusinessTexts {
  short: string;
  general: string;
}

/** The short and the general description, put together from sentences of the business's kind and industry. */
export function describeBusiness(
  plan: BusinessPlan,
  figures: Figures,
  trade: Pick<Trade, 'averageLeadTime' | 'marketCountries'>,
  { goods, wording }: { goods: GoodsKinds; wording: Wording },
  random: Random,
): BusinessTexts {
  const slots = slotsOf(plan, figures, trade, { goods, wording }, random);
  const say = (part: string) => wording.sentence(plan.kind, part, slots, random);
  const industry = plan.categories[0]?.industry_id ?? '';
  const rest = [say('work'), say('market'), say('promise'), say('closing')];
  if (plan.kind === 'maker') rest.splice(2, 0, random.pick(wording.phrases(industry, 'quality')));
  const extra = random.some(rest, sentencesOf(plan) - 1);
  return { short: say('short'), general: [say('opening'), ...extra].join(' ') };
}

/** A newcomer says as much as the businesses of a Premium package. */
function sentencesOf({ tier, daysHere }: BusinessPlan): number {
  const { sentences } = tierPlans;
  return daysHere === undefined ? sentences[tier] : Math.max(sentences[tier], sentences.premium);
}

function slotsOf(
  plan: BusinessPlan,
  figures: Figures,
  trade: Pick<Trade, 'averageLeadTime' | 'marketCountries'>,
  { goods, wording }: { goods: GoodsKinds; wording: Wording },
  random: Random,
): Slots {
  const { categories, country, place } = plan;
  const main = categories[0];
  const names = plan.focus.map((subcategory) => inSentence(goods.nounOf(subcategory)));
  const buyers = plan.focus[0] ? buyersOf(goods.ofSubcategory(plan.focus[0].id), plan.focus[0].name) : [];
  const phrase = (slot: string) => random.pick(wording.phrases(main?.industry_id ?? '', slot));
  return {
    products: joinWords(names),
    city: place.city,
    country: country.name,
    year: String(figures.year_established),
    employees: round(figures.employees_max).toLocaleString('en'),
    customers: buyers.length > 0 ? random.pick(buyers) : phrase('customers'),
    process: main?.industry_id === '0015' ? '' : phrase('process'),
    strength: phrase('strength'),
    size: figures.factory_size?.toLocaleString('en') ?? '',
    lines:
      figures.production_lines !== null && figures.production_lines > 1
        ? numberWord(figures.production_lines)
        : '',
    lead: String(trade.averageLeadTime),
    markets: joinWords(random.some(trade.marketCountries, 3).map((market) => market.name)),
  };
}

function round(count: number): number {
  return count < 20 ? count : Math.round(count / 10) * 10;
}

function numberWord(count: number): string {
  const words = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
  return words[count - 2] ?? String(count);
}
