import { redirect } from 'react-router';
import type { PageVisit } from '../../src/page/page-visit.ts';
import { pageAddress } from './page-address.ts';
import { withCookies } from './with-cookies.ts';

interface Given {
  /** Cookies a verb gave. */
  cookies?: readonly string[];
  /** What was done, for the next page to say; see `shell/done-notice.tsx`. */
  done?: string;
}

/** Leads to another of these pages; language and way back go along. */
export function leadTo(
  path: string,
  { visit, back, next }: Pick<PageVisit, 'visit' | 'back' | 'next'>,
  { cookies = [], done }: Given = {},
): Response {
  const query: Record<string, string> = done === undefined ? {} : { done };
  const address = pageAddress(path, { language: visit.language, back, next }, query);
  return redirect(address, { status: 303, headers: withCookies(cookies) });
}

/**
 * Leads whoever is signed in, or is by the cookies just made, to the page that waited for it, or back to the portal; who
 * has an account that is about to be deleted, first to the page that keeps it. Undefined when nobody is signed in.
 */
export async function leadBack(page: PageVisit, made: readonly string[] = []): Promise<Response | undefined> {
  const { verbs, accounts, visit, back, next } = page;
  const way = await verbs.goBack(accounts, visit, { back, next }, [...made]);
  if (!way) return undefined;
  const { address, cookies } = way;
  if (!address) return leadTo('/undo-deletion', page, { cookies });
  if (address === next) return leadTo(next, { ...page, next: undefined }, { cookies });
  return redirect(address, { status: 303, headers: withCookies(cookies) });
}
