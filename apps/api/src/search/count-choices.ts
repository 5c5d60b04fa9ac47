import {
  capabilities,
  type countChoices as countChoicesCall,
  type Data,
  type Filter,
  filtersOfProducts,
  type Input,
  steppedFigures,
} from '@kontor/contract';
import type { Context } from '../context.ts';
import { wordsOfCapability } from './capabilities/capability-words.ts';
import { businessQuery, productQuery } from './places-in.ts';
import { stepWords } from './step-filters.ts';

type ChoicesBody = Input<typeof countChoicesCall>['body'];
type Lists = Data<typeof countChoicesCall>['lists'];

/** The filters of a tab with what each choice would find alone in its list; the total is that of all as they are. */
export async function countChoices(
  { search }: Context,
  { tab, ...body }: ChoicesBody,
): Promise<Data<typeof countChoicesCall>> {
  const isOfProducts = tab === 'PR';
  const kind = isOfProducts ? 'product' : 'business';
  const query = isOfProducts ? productQuery(body) : businessQuery(body, tab);
  const counts = search.counts();
  const [total, totals] = await Promise.all([
    counts.count(kind, query),
    counts.countCapabilities(kind, query),
  ]);
  const isAsked = (filter: Filter) => isOfProducts || !filtersOfProducts.includes(filter);
  const ofWord = (word: string) => totals && (totals.get(word) ?? 0);
  const ofCapabilities: Lists = capabilities.filter(isAsked).map((filter) => ({
    filter,
    choices: wordsOfCapability(filter).map(({ choice, word }) => ({ choice, total: ofWord(word) })),
  }));
  const ofFigures: Lists = steppedFigures.filter(isAsked).map((filter) => {
    // A row has the word of its own step alone: "at most" is the sum up to it.
    let sum = 0;
    const choices = stepWords(filter).map(({ atMost, word }) => {
      sum += ofWord(word) ?? 0;
      return { choice: String(atMost), total: totals && sum };
    });
    return { filter, choices };
  });
  return { total, lists: [...ofCapabilities, ...ofFigures] };
}
