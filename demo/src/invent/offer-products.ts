import { isService } from './business-kind.ts';
import type { InventedBusiness } from './invent-businesses.ts';
import type { ProductText } from './product-texts.ts';
import { type Random, randomFor } from './random.ts';
import { tierPlans } from './tiers.ts';
import type { Category, Tree } from './tree.ts';
import { inSentence, upperFirst, type Wording } from './wording.ts';

/** What a business could offer in one category. */
interface Article {
  name: string;
  subcategory_id: string | null;
  /** Absent where the name is made from the industry tree's own terms. */
  text?: ProductText;
  /** How many businesses offer it already. */
  offered: number;
}

export interface Offer {
  business: InventedBusiness;
  category: Category;
  article: Article;
  position: number;
}

/**
 * Shares the product names out among the businesses, each within what its tier allows: first names of its own
 * subcategories, then texts of the public lists, the least offered ones first, so that each text is used before one
 * is used twice.
 */
export function offerProducts(
  tree: Tree,
  businesses: InventedBusiness[],
  texts: ProductText[],
  wording: Wording,
): Offer[] {
  const articles = collectArticles(tree, texts, wording);
  return businesses.flatMap((business) => {
    const { plan } = business;
    if (plan.kind === 'investor' || plan.kind === 'authority') return [];
    const random = randomFor(`offer ${plan.index}`);
    const [least, most] = tierPlans[plan.tier].products;
    const wanted = random.between(least, most);
    const shares = plan.categories.map((category, index) => ({
      category,
      count: Math.round(wanted * (index === 0 ? 1 : 0.3)),
    }));
    const focus = new Set(plan.focus.map((subcategory) => plainName(subcategory.name)));
    const chosen = shares.flatMap(({ category, count }) =>
      takeArticles(articles.get(category.id) ?? [], focus, count, random).map((article) => ({
        category,
        article,
      })),
    );
    const different = new Map(chosen.map((choice) => [choice.article.name.toLowerCase(), choice]));
    return [...different.values()]
      .slice(0, wanted)
      .map((choice, position) => ({ business, ...choice, position }));
  });
}

function collectArticles(tree: Tree, texts: ProductText[], wording: Wording): Map<string, Article[]> {
  const textsOf = Map.groupBy(texts, (text) => text.category_id);
  const categories = tree.industries.flatMap((industry) => industry.categories);
  return new Map(
    categories.map((category) => {
      const ofTree = namesFromTree(category, wording);
      const named = new Set(ofTree.map((article) => article.name.toLowerCase()));
      const fromTexts = (textsOf.get(category.id) ?? [])
        .filter((text) => !named.has(text.name.toLowerCase()))
        .map((text) => ({ name: text.name, subcategory_id: text.subcategory_id, text, offered: 0 }));
      return [category.id, randomFor(`articles ${category.id}`).shuffled([...ofTree, ...fromTexts])];
    }),
  );
}

const notForSale = new Set(['Live Animals', 'Tobacco', 'Nuclear Fuel']);
const serviceLike =
  /Services|Audits|Assembly|Trading|Electricity|Heating|Plants|Crude Oil|Natural Gas|Coal|Ore/;

/** "Ball bearings", "Low-noise ball bearings" …; services and raw materials without the adjective. */
function namesFromTree(category: Category, wording: Wording): Article[] {
  const attributes = wording.phrases(category.industry_id, 'attribute');
  return category.subcategories
    .filter((subcategory) => !notForSale.has(subcategory.name))
    .flatMap(({ id, name }) => {
      const own = isService(category) || serviceLike.test(name) ? [] : attributes;
      return [
        { name: plainName(name), subcategory_id: id, offered: 0 },
        ...own.map((attribute) => ({
          name: `${attribute} ${inSentence(name)}`,
          subcategory_id: id,
          offered: 2,
        })),
      ];
    });
}

function plainName(subcategory: string): string {
  return upperFirst(inSentence(subcategory));
}

/** What the business is known for, then the least offered articles. */
function takeArticles(articles: Article[], focus: Set<string>, count: number, random: Random): Article[] {
  const known = articles.filter((article) => focus.has(article.name)).slice(0, count);
  const rest = leastOffered(
    articles.filter((article) => !known.includes(article)),
    count - known.length,
    random,
  );
  for (const article of [...known, ...rest]) article.offered += 1;
  return [...known, ...rest];
}

function leastOffered(articles: Article[], count: number, random: Random): Article[] {
  return random
    .shuffled(articles)
    .sort((one, other) => one.offered - other.offered)
    .slice(0, Math.max(0, count));
}
