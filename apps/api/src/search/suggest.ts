import type { Suggestion } from '@kontor/contract';
import type { Context } from '../context.ts';

/** Completions while typing: words, nodes of the industry tree, countries, businesses and products by name. */
export async function suggest({ search, language }: Context, text: string): Promise<{ items: Suggestion[] }> {
  return { items: await search.suggest(text, language) };
}
