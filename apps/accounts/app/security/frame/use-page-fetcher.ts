import type { FormResult } from '@kontor/web/form/form-result';
import { useActionData, useFetcher } from 'react-router';

/** The fetcher of a page's rows, and the result of a row's form: in passing, or without script as the page itself. */
export function usePageFetcher() {
  const posted = useActionData<FormResult>();
  const fetcher = useFetcher<FormResult>();
  return { fetcher, result: fetcher.data ?? posted };
}
