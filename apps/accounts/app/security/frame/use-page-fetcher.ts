import type { FormState } from '@kontor/web/form/form-state';
import { useActionData, useFetcher } from 'react-router';

/** The fetcher of a page's rows, and what came of a row's form: in passing, or without script as the page itself. */
export function usePageFetcher() {
  const posted = useActionData<FormState>();
  const fetcher = useFetcher<FormState>();
  return { fetcher, state: fetcher.data ?? posted };
}
