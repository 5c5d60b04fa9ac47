import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactElement } from 'react';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';

interface RenderedPage {
  i18n: I18n;
  entry: EntryContext;
  url: string;
  nonce: string | undefined;
}

/** The page an answer is rendered from. */
export function serverPage({ i18n, entry, url, nonce }: RenderedPage): ReactElement {
  return (
    <I18nProvider i18n={i18n}>
      <ServerRouter context={entry} url={url} {...(nonce ? { nonce } : {})} />
    </I18nProvider>
  );
}

type Report = (error: unknown, what: string) => void;

/** Reports errors of loaders and of rendering. Aborted requests and answers below 500 are not reported, such as a token that ended and is exchanged next. */
export function reportFailures(
  reportOf: (context: Readonly<RouterContextProvider>) => Report,
): HandleErrorFunction {
  return (error, { request, context }) => {
    if (request.signal.aborted || (statusOf(error) ?? 500) < 500) return;
    reportOf(context)(error, 'A page failed');
  };
}

/** What an answer that was thrown says: as the router has made it an error of a route, or as `data` has made it. */
function statusOf(error: unknown): number | undefined {
  if (isRouteErrorResponse(error)) return error.status;
  if (!(error instanceof Object) || !('init' in error) || !(error.init instanceof Object)) return undefined;
  return 'status' in error.init && typeof error.init.status === 'number' ? error.init.status : undefined;
}
