import { randomBytes } from 'node:crypto';
import { I18nProvider } from '@lingui/react';
import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { textsMap } from './language/texts-map.server.ts';
import { contentPolicy } from './session/content-policy.ts';
import { handoverScript } from './session/handover-script.server.ts';
import { admitScripts } from './session/inline-scripts.server.ts';
import { settingsContext, visitContext } from './session/page-context.ts';
import { paintFirst } from './session/paint-first.server.ts';
import { sessionMarkScript } from './session/session-mark.server.ts';

/** Renders a page in one go: nothing in it is waited for after the loaders, and that is twice as fast as a stream. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  // Vite's own scripts and styles, while developing, are inline: no policy then.
  const mark = import.meta.env.DEV ? undefined : randomBytes(16).toString('base64url');
  const { serverHandoffStream, ...rest } = entry;
  const data = serverHandoffStream ? await handoverScript(serverHandoffStream, mark) : '';
  request.signal.throwIfAborted();
  const { i18n, language } = context.get(visitContext);
  const rendered = renderToString(
    <I18nProvider i18n={i18n}>
      <ServerRouter context={rest} url={request.url} {...(mark ? { nonce: mark } : {})} />
    </I18nProvider>,
  );
  const scriptsFirst = `${textsMap(language, mark)}${sessionMarkScript(mark)}`;
  const whole = `<!doctype html>${(mark ? paintFirst(rendered, mark) : rendered)
    .replace('<head>', () => `<head>${scriptsFirst}`)
    .replace('</body>', () => `${data}</body>`)}`;
  const { html, scripts } = mark ? admitScripts(whole, mark) : { html: whole };
  headers.set('content-type', 'text/html; charset=utf-8');
  if (scripts) headers.set('content-security-policy', contentPolicy(context.get(settingsContext), scripts));
  headers.append('vary', 'Cookie, Accept-Language');
  if (status === 503) headers.set('retry-after', '5');
  if (status === 507) headers.set('retry-after', '60');
  return new Response(html, { status, headers });
}

/** What loaders and rendering threw. Visits that ended early are no failures, nor are mistakes in what was asked for. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.get(settingsContext).report(error, 'A page failed');
};
