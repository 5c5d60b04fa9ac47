import { articleName, plainName, repeatsWord } from './article-names.ts';
import type { BusinessPlan } from './business-plan.ts';
import type { GoodsKinds } from './goods-kinds.ts';
import { comesFrom, type Homes, isForSale } from './goods-of-countries.ts';
import type { ProductText } from './product-texts.ts';
import { type Random, randomFor } from './random.ts';
import { tierPlans } from './tiers.ts';
import type { Category, Tree } from './tree.ts';

/** What a business could offer in one category. */
interface Article {
  name: string;
  subcategory_id: string | null;
  /** Absent where the name is made from the industry tree's own terms. */
  text?: ProductText;
  /** It bears the name of its subcategory without any addition. */
  isPlain?: boolean;
  /** How many businesses offer it already. */
  offered: number;
}

export interface Offer {
  plan: BusinessPlan;
  category: Category;
  article: Article;
  position: number;
}

/**
 * Shares the product names out among the businesses, each within what its tier allows: first names of its own
 * subcategories, then texts of the public lists, the minimum offered ones first, so that each text is used before one
 * is used twice.
 */
export function offerProducts(
  tree: Tree,
  plans: BusinessPlan[],
  { texts, goods, homes }: { texts: ProductText[]; goods: GoodsKinds; homes: Homes },
): Offer[] {
  const articles = collectArticles(tree, texts, goods);
  return plans.flatMap((plan) => {
    if (plan.kind === 'investor' || plan.kind === 'authority') return [];
    const random = randomFor(`offer ${plan.index}`);
    const [minimum, maximum] = tierPlans.products[plan.tier];
    const wanted = random.between(minimum, maximum);
    const shares = plan.categories.map((category, index) => ({
      category,
      count: Math.round(wanted * (index === 0 ? 1 : 0.3)),
    }));
    const focus = new Set(plan.focus.map((subcategory) => subcategory.id));
    const chosen = shares.flatMap(({ category, count }) =>
      takeArticles(articles.get(category.id) ?? [], focus, count, random).map((article) => ({
        category,
        article,
      })),
    );
    const isSource = plan.kind === 'maker' || plan.kind === 'exporter';
    const possible = chosen.filter(
      ({ article }) => !isSource || comesFrom(homes, article.subcategory_id, plan.country.code),
    );
    const different = new Map(possible.map((choice) => [choice.article.name.toLowerCase(), choice]));
    return [...different.values()]
      .slice(0, wanted)
      .map((choice, position) => ({ plan, ...choice, position }));
  });
}

function collectArticles(tree: Tree, texts: ProductText[], goods: GoodsKinds): Map<string, Article[]> {
  const textsOf = Map.groupBy(texts, (text) => text.category_id);
  const categories = tree.industries.flatMap((industry) => industry.categories);
  return new Map(
    categories.map((category) => {
      const ofTree = namesFromTree(category, goods);
      const named = new Set(ofTree.map((article) => article.name.toLowerCase()));
      const fromTexts = (textsOf.get(category.id) ?? [])
        .filter((text) => !named.has(text.name.toLowerCase()))
        .map((text) => ({ name: text.name, subcategory_id: text.subcategory_id, text, offered: 0 }));
      return [category.id, randomFor(`articles ${category.id}`).shuffled([...ofTree, ...fromTexts])];
    }),
  );
}

/** "Ball bearings", "Low-noise ball bearings" …: the plain name and those its kind makes of it. */
function namesFromTree(category: Category, goods: GoodsKinds): Article[] {
  return category.subcategories.filter(isForSale).flatMap((subcategory) => {
    const noun = goods.nounOf(subcategory);
    const names = goods.ofSubcategory(subcategory.id).modifiers.map((one) => articleName(one, noun));
    return [
      { name: plainName(noun), subcategory_id: subcategory.id, isPlain: true, offered: 0 },
      ...names
        .filter((name) => !repeatsWord(name))
        .map((name) => ({ name, subcategory_id: subcategory.id, offered: 2 })),
    ];
  });
}

/** What the business is known for, then the minimum offered articles. */
function takeArticles(articles: Article[], focus: Set<string>, count: number, random: Random): Article[] {
  const known = articles
    .filter((article) => article.isPlain && focus.has(article.subcategory_id ?? ''))
    .slice(0, count);
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
