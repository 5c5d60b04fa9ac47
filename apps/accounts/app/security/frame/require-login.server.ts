import { createContext, type MiddlewareFunction } from 'react-router';
import type { SignedIn } from '../../../src/sign-in/who.ts';
import { leadTo } from '../../visit/lead-to.server.ts';
import { pageContext } from '../../visit/page-context.ts';

/** Who is signed in, for loaders and actions of the pages that need it. */
export const signedInContext = createContext<SignedIn>();

/**
 * Nobody gets further without a login: it comes first, and then the page that was asked for. Who has an account that is
 * about to be deleted says first whether to keep it.
 */
export const requireLogin: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const page = context.get(pageContext);
  const here = await page.verbs.who(page.accounts, page.visit);
  if (!here) throw leadTo('/login', { ...page, next: url.pathname });
  if (here.account.deleteAfter) throw leadTo('/undo-deletion', page);
  context.set(signedInContext, here);
  const response = await next();
  // What a form does may give other cookies.
  if (request.method === 'GET')
    for (const cookie of here.cookies) response.headers.append('set-cookie', cookie);
  return response;
};
