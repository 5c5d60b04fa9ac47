import { apportion } from './apportion.ts';
import { businessTypeFor, type Kind, kindOf } from './business-kind.ts';
import { type Country, type Place, readCountries } from './countries.ts';
import { comesFrom, type Homes, isForSale } from './goods-of-countries.ts';
import { createStems, inventName, readNameWords } from './invent-name.ts';
import { chooseNewcomers } from './newcomers.ts';
import { randomFor } from './random.ts';
import { speltIn } from './spelt-in.ts';
import { readTable } from './tables.ts';
import { type Tier, tierPlans } from './tiers.ts';
import type { Category, Subcategory, Tree } from './tree.ts';

/** The outline of an invented business, from which its profile and its products follow. */
export interface BusinessPlan {
  index: number;
  name: string;
  stem: string;
  kind: Kind;
  business_type: string;
  tier: Tier;
  /** Of the newest of its type: for how many days it has been here. */
  daysHere?: number | undefined;
  country: Country;
  place: Place;
  /** The main category first. */
  categories: Category[];
  /** What it is known for: two or three kinds of its main category. */
  focus: Subcategory[];
}

const numberOfBusinesses = 1_500;

const industryWeights: Record<string, number> = {
  '0001': 95,
  '0002': 105,
  '0003': 85,
  '0004': 140,
  '0005': 110,
  '0006': 105,
  '0007': 105,
  '0008': 65,
  '0009': 75,
  '0010': 75,
  '0011': 140,
  '0012': 80,
  '0013': 110,
  '0014': 120,
  '0015': 110,
};

/** Who the invented businesses are: spread over countries, industries, categories and tiers in fixed proportions. */
export function planBusinesses(tree: Tree, homes: Homes): BusinessPlan[] {
  const countries = readCountries();
  const words = readNameWords();
  const nextStem = createStems();
  const anchors = readAnchors();
  const weightsOf = {
    country: countries.map((country) => [country, country.weight] as const),
    tier: Object.entries(tierPlans.weight).map(([tier, weight]) => [tier as Tier, weight] as const),
    industry: tree.industries.map((industry) => [industry, industryWeights[industry.id] ?? 1] as const),
  };
  const inCountry = apportion('countries', numberOfBusinesses, weightsOf.country);
  const inTier = apportion('tiers', numberOfBusinesses, weightsOf.tier);
  const inIndustry = apportion('industries', numberOfBusinesses, weightsOf.industry);
  const turns = new Map<string, Category[]>();

  const plans = inIndustry.map((drawn, index): BusinessPlan => {
    const random = randomFor(`business ${index}`);
    const anchor = anchors.get(index);
    const industry = anchor ? industryOf(tree, anchor.category) : drawn;
    const country = countries.find(({ code }) => code === anchor?.country) ?? (inCountry[index] as Country);
    const place = random.pick(country.places);
    const main =
      industry.categories.find(({ id }) => id === anchor?.category) ??
      nextCategory(turns, industry.id, industry.categories);
    const business_type = anchor?.business_type ?? businessTypeFor(main, random);
    const kind = kindOf(business_type);
    const stem = speltIn(country.code, nextStem(country.culture));
    const tier = (anchor?.tier as Tier | undefined) ?? (inTier[index] as Tier);
    return {
      index,
      name: inventName(words, { kind, category: main, country, place, stem }, random),
      stem,
      kind,
      business_type,
      tier: kind === 'authority' || kind === 'investor' ? 'standard' : tier,
      country,
      place,
      focus: random.some(focusable(main, { kind, country, homes }), random.between(2, 3)),
      categories: [main, ...random.some(neighbours(main, industry.categories), random.pick([0, 0, 1, 1, 2]))],
    };
  });
  const newcomers = chooseNewcomers(plans);
  return plans.map((plan) => ({ ...plan, daysHere: newcomers.get(plan.index) }));
}

/** Businesses that are always there, in the small load too, for demonstrations and journeys to find. */
function readAnchors() {
  const rows = readTable<'index' | 'country' | 'category' | 'business_type' | 'tier'>('anchors');
  return new Map(rows.map((row) => [Number(row.index), row]));
}

function industryOf(tree: Tree, categoryId: string): Tree['industries'][number] {
  const industry = tree.industries.find(({ id }) => categoryId.startsWith(id));
  if (!industry) throw new Error(`There is no industry of category ${categoryId}`);
  return industry;
}

/** What a business can be known for: who makes or exports goods sits where they come from. */
function focusable(
  { subcategories }: Category,
  { kind, country, homes }: { kind: Kind; country: Country; homes: Homes },
): Subcategory[] {
  const isSource = kind === 'maker' || kind === 'exporter';
  const fitting = subcategories.filter(
    (one) => isForSale(one) && (!isSource || comesFrom(homes, one.id, country.code)),
  );
  return fitting.length > 0 ? fitting : subcategories.filter(isForSale);
}

/** Categories take turns, so that each has businesses. */
function nextCategory(turns: Map<string, Category[]>, industryId: string, categories: Category[]): Category {
  const left = turns.get(industryId) ?? [];
  if (left.length === 0)
    left.push(...randomFor(`categories ${industryId} ${turns.size}`).shuffled(categories));
  turns.set(industryId, left);
  return left.pop() as Category;
}

/** Categories a business of this one plausibly works in as well. Offices of the authorities keep to theirs. */
function neighbours(main: Category, categories: Category[]): Category[] {
  if (main.id === '001513' || main.id === '001506') return [];
  const at = categories.indexOf(main);
  return categories.filter(
    (other, index) =>
      other !== main && Math.abs(index - at) <= 3 && other.id !== '001513' && other.id !== '001506',
  );
}
