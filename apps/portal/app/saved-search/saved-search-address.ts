import type { ShownLanguage } from '@kontor/web/language';

/** The saved search by which results were reached. */
export function openedSearch(params: URLSearchParams): string | undefined {
  const id = params.get('saved') ?? '';
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) ? id : undefined;
}

/** Where what is new in a saved search is read as a feed, by its secret, in one language. */
export function savedSearchFeedAddress(token: string, language: ShownLanguage): string {
  return `/saved-search/feed/${token}?lang=${language}`;
}
