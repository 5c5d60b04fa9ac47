import { businessAddress, type Suggestion } from '@kontor/contract';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '../session/session-context.tsx';
import { type SearchQuery, searchAddress } from './search-query.ts';

const pause = 120;

/**
 * Completions for what is being typed, asked for after a short pause; an answer that comes after the next question is
 * dropped. What asks is loaded at the first letter. Without an answer there are no completions: the search still works.
 */
export function useSuggestions(around: Pick<SearchQuery, 'tab' | 'country'>) {
  const { t } = useLingui();
  const { call } = useSession();
  const [found, setFound] = useState<Suggestion[]>([]);
  const asking = useRef(new AbortController());

  useEffect(() => () => asking.current.abort(), []);

  async function ask(text: string) {
    asking.current.abort();
    asking.current = new AbortController();
    const { signal } = asking.current;
    const q = text.trim();
    if (q === '') return setFound([]);
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (signal.aborted) return;
    const { suggestionsFor } = await import('./suggestions-for.ts');
    const answer = await suggestionsFor(q, call, signal);
    if (!signal.aborted) setFound(answer);
  }

  const kinds = { words: t`Search`, category: t`Category`, business: t`Business` };
  const options = found.map((suggestion) => ({
    key: `${suggestion.kind} ${suggestion.text} ${suggestion.businessID ?? suggestion.subcategory ?? suggestion.category ?? ''}`,
    text: suggestion.text,
    kind: kinds[suggestion.kind],
    of: suggestion.kind,
    href: addressOf(suggestion, around),
  }));
  return { options, ask };
}

function addressOf(suggestion: Suggestion, around: Pick<SearchQuery, 'tab' | 'country'>): string {
  const { kind, text, businessID, industry, category, subcategory } = suggestion;
  if (kind === 'business' && businessID) return businessAddress({ id: businessID, name: text });
  if (kind === 'category') return searchAddress({ ...around, industry, category, subcategory });
  return searchAddress({ ...around, words: text });
}
