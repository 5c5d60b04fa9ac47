import { pageNonce } from '@kontor/web/document/page-nonce';
import { paintFirst } from '@kontor/web/document/paint-first';
import { reportFailures, serverPage } from '@kontor/web/document/render';
import { lazyPartsLoaded } from '@kontor/web/lazy-part';
import { renderToString } from 'react-dom/server';
import type { EntryContext, RouterContextProvider } from 'react-router';
import { textsMap } from './language/texts-map.server.ts';
import { contentPolicy } from './session/content-policy.ts';
import { handoverScript } from './session/handover-script.server.ts';
import { admitScripts } from './session/inline-scripts.server.ts';
import { cardOriginsContext, settingsContext, visitContext } from './session/page-context.ts';
import { sessionMarkScript } from './session/session-mark.server.ts';

/** Renders a page in one go: nothing in it is waited for after the loaders, and that is twice as fast as a stream. */
export default async function handleRequest(
  { url, signal }: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...entry }: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const mark = pageNonce();
  const { staticHandlerContext } = entry;
  const data = serverHandoffStream
    ? await handoverScript({ context: staticHandlerContext, stream: serverHandoffStream }, mark)
    : '';
  signal.throwIfAborted();
  const { i18n, language } = context.get(visitContext);
  await lazyPartsLoaded();
  const rendered = renderToString(serverPage({ i18n, entry, url, nonce: mark }));
  const scriptsFirst = `${textsMap(language, mark)}${sessionMarkScript(mark)}`;
  const whole = `<!doctype html>${(mark ? paintFirst(rendered, mark) : rendered)
    .replace('<head>', () => `<head>${scriptsFirst}`)
    .replace('</body>', () => `${data}</body>`)}`;
  const { html, scripts } = mark ? admitScripts(whole, mark) : { html: whole };
  headers.set('content-type', 'text/html; charset=utf-8');
  if (scripts)
    headers.set(
      'content-security-policy',
      contentPolicy(context.get(settingsContext), scripts, context.get(cardOriginsContext)),
    );
  headers.append('vary', 'Cookie, Accept-Language');
  if (status === 503) headers.set('retry-after', '5');
  if (status === 507) headers.set('retry-after', '60');
  return new Response(html, { status, headers });
}

export const handleError = reportFailures((context) => context.get(settingsContext).report);
