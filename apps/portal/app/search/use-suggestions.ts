import type { Suggestion } from '@kontor/contract';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { inSentence } from '../portal-country.ts';
import { useSession } from '../session/session-context.tsx';
import type { SearchQuery } from './search-query.ts';
import { suggestionAddress } from './suggestion-address.ts';

const pause = 120;

/**
 * Completions for what is being typed, asked for after a short pause; an answer that comes after the next question is
 * dropped. What asks is loaded at the first letter. Without an answer there are no completions: the search still works.
 */
export function useSuggestions(around: Pick<SearchQuery, 'tab' | 'countries'>) {
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

  function textOf({ kind, text, words }: Suggestion): string {
    if (kind !== 'place' || !words) return text;
    const country = inSentence(text);
    return t`${words} in ${country}`;
  }

  function kindOf({ kind, companyName }: Suggestion): string {
    const kinds = {
      words: t`Search`,
      category: t`Category`,
      place: t`Country`,
      business: t`Business`,
      product: companyName ? t`Product of ${companyName}` : t`Product`,
    };
    return kinds[kind];
  }

  const options = found.map((suggestion) => {
    const href = suggestionAddress(suggestion, around);
    return {
      key: `${suggestion.kind} ${href}`,
      text: textOf(suggestion),
      kind: kindOf(suggestion),
      of: suggestion.kind,
      href,
    };
  });
  return { options, ask };
}
