import { pageNonce } from '@kontor/web/document/page-nonce';
import { paintFirst } from '@kontor/web/document/paint-first';
import { reportFailures, serverPage } from '@kontor/web/document/render';
import { renderToReadableStream } from 'react-dom/server';
import type { EntryContext, RouterContextProvider } from 'react-router';
import { textsIn } from './language/catalogues.server.ts';
import { contentPolicy } from './visit/content-policy.ts';
import { pageContext } from './visit/page-context.ts';

/** Renders a page whole: nobody waits for parts of a form. Scripts of the page bear a mark that only its policy knows. */
export default async function handleRequest(
  { url, signal }: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { visit, accounts, report } = context.get(pageContext);
  const nonce = pageNonce();
  const page = serverPage({ i18n: textsIn(visit.language), entry, url, nonce });
  const body = await renderToReadableStream(page, {
    nonce,
    signal,
    onError: (error) => {
      // A visit that ended early is no failure.
      if (!signal.aborted) report(error, 'A page could not be rendered');
    },
  });
  await body.allReady;
  const rendered = await new Response(body).text();
  headers.set('content-type', 'text/html; charset=utf-8');
  const { PORTAL_ORIGIN, ACCOUNTS_ORIGIN } = accounts.settings;
  const policy = nonce ? contentPolicy(PORTAL_ORIGIN, ACCOUNTS_ORIGIN, nonce) : "frame-ancestors 'none'";
  headers.set('content-security-policy', policy);
  return new Response(nonce ? paintFirst(rendered, nonce) : rendered, { status, headers });
}

export const handleError = reportFailures((context) => context.get(pageContext).report);
