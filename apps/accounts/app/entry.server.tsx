import { randomBytes } from 'node:crypto';
import { I18nProvider } from '@lingui/react';
import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { textsIn } from './language/catalogues.server.ts';
import { contentPolicy } from './visit/content-policy.ts';
import { pageContext } from './visit/page-context.ts';

/** Renders a page whole: nobody waits for parts of a form. Scripts of the page bear a mark that only its policy knows. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { visit, accounts, report } = context.get(pageContext);
  // Vite's own scripts and styles, while developing, are inline: no policy then.
  const nonce = import.meta.env.DEV ? undefined : randomBytes(16).toString('base64url');
  const body = await renderToReadableStream(
    <I18nProvider i18n={textsIn(visit.language)}>
      <ServerRouter context={entry} url={request.url} {...(nonce ? { nonce } : {})} />
    </I18nProvider>,
    {
      nonce,
      signal: request.signal,
      onError: (error) => {
        // A visit that ended early is no failure.
        if (!request.signal.aborted) report(error, 'A page could not be rendered');
      },
    },
  );
  await body.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  const { PORTAL_ORIGIN, ACCOUNTS_ORIGIN } = accounts.settings;
  const policy = nonce ? contentPolicy(PORTAL_ORIGIN, ACCOUNTS_ORIGIN, nonce) : "frame-ancestors 'none'";
  headers.set('content-security-policy', policy);
  return new Response(body, { status, headers });
}

/** What loaders and rendering threw. Visits that ended early are no failures, nor are mistakes in what was asked for. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.get(pageContext).report(error, 'A page failed');
};
