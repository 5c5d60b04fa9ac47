import { productLimits } from '@kontor/contract/product-limits';
import { repeatsWord } from './article-names.ts';
import { british } from './british.ts';
import type { BusinessPlan } from './business-plan.ts';
import type { Nature } from './natures.ts';
import { isGoods } from './natures.ts';
import { type Random, randomFor } from './random.ts';
import { writtenBy } from './sells-abroad.ts';
import type { Spec } from './spec-values.ts';
import { speechOf, withoutAside } from './speech.ts';
import type { Category } from './tree.ts';
import { upperFirst, type Wordings } from './wording.ts';

interface Described {
  plan: BusinessPlan;
  position: number;
  /** In English, as the industry tree or a list has it. */
  name: string;
  /** It bears the name of its subcategory alone. */
  isPlain: boolean;
  category: Category;
  subcategoryId: string | null;
  nature: Nature;
  stock: boolean;
  leadTimeDays: number | null;
  specs: readonly Spec[];
  /** Who buys it, in English. */
  customers: string;
}

/** The name of a product in the languages its business writes; in others than English there are the names of the industry tree alone. */
export function nameProduct({ plan, name, isPlain, category, subcategoryId }: Described): string {
  const [own, beside] = writtenBy(plan);
  const ofTree = isPlain && own !== 'en' ? nameIn(category, subcategoryId, own) : undefined;
  if (ofTree === undefined) return name;
  // "Aguas de tocador (eau de toilette)": the English stands beside it, if anywhere.
  const native = upperFirst(withoutAside(ofTree));
  const both = `${native} (${name})`;
  return beside === undefined || repeatsWord(both) ? native : both;
}

/**
 * Two sentences in each language the business writes, its own first.
 * @param english what is said of it in English, in one sentence or some
 */
export function describeInLanguages(product: Described, english: string, wordings: Wordings): string {
  const { plan } = product;
  const texts = writtenBy(plan).map((language) => {
    const random = randomFor(`words ${plan.index} ${product.position} ${language}`);
    const first = language === 'en' ? british(english) : firstSentence(product, language, wordings, random);
    const { gap } = speechOf(language, plan.country.code);
    return `${first}${gap}${secondSentence(product, language, wordings, random)}`;
  });
  const whole = texts.join('\n');
  return whole.length > productLimits.description ? (texts[0] as string) : whole;
}

type Written = keyof Wordings;

function firstSentence(
  { plan, category, subcategoryId, nature, specs, customers: english }: Described,
  language: Written,
  wordings: Wordings,
  random: Random,
): string {
  const speech = speechOf(language, plan.country.code);
  const wording = wordings[language];
  const kind = isGoods(nature) ? 'goods' : nature.name;
  const customers = wording.customers(english);
  // A category holds too many things to name one by it.
  const name = subcategoryId === null ? undefined : nameIn(category, subcategoryId, language);
  if (name === undefined) return wording.sentence('unnamed', kind, { customers }, random);
  // Not "Sillas para restaurante para hoteles".
  const users = / (para|per) /.test(name) ? '' : customers;
  const slots = { name: speech.inside(withoutAside(name)), customers, users, ...codesOf(specs) };
  const part = slots.standard ? 'standard' : slots.protection ? 'protection' : kind;
  return wording.sentence('description', kind === 'goods' ? part : kind, slots, random);
}

/** What is the same in every language: a standard, a class of protection. */
function codesOf(specs: readonly Spec[]): { standard: string; protection: string } {
  const read = (...keys: string[]) => specs.find(({ key }) => keys.includes(key))?.value ?? '';
  const standard = read('Standard', 'Code');
  return {
    standard: /^[A-Z]{2,}[A-Z\d /.-]*\d[A-Z\d /.-]*$/.test(standard) ? standard : '',
    protection: read('Protection class'),
  };
}

/** How it is to be had: from stock, to order, or as services and software are. */
function secondSentence(
  { plan, nature, stock, leadTimeDays }: Described,
  language: Written,
  wordings: Wordings,
  random: Random,
): string {
  const wait = stock ? 'ready' : plan.kind === 'maker' ? 'made' : 'procured';
  const ofGoods = leadTimeDays === null ? 'goods' : wait;
  const days = leadTimeDays === null ? '' : speechOf(language, plan.country.code).days(leadTimeDays);
  return wordings[language].sentence('second', isGoods(nature) ? ofGoods : nature.name, { days }, random);
}

function nameIn(category: Category, subcategoryId: string | null, language: Written): string | undefined {
  const subcategory = category.subcategories.find(({ id }) => id === subcategoryId);
  return (subcategory ?? category).names[language];
}
