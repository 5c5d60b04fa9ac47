import { createHash } from 'node:crypto';
import { msg } from '@lingui/core/macro';
import type { LoaderFunctionArgs } from 'react-router';
import { brand } from '../brand.ts';
import { countryName } from '../portal-country.ts';
import { keywordList } from '../seo/cut-text.ts';
import { xmlText } from '../seo/xml-text.ts';
import { settingsContext, visitContext } from '../session/page-context.ts';
import { readDrawing, readLogo } from '../share-picture/drawings.server.ts';
import { offlineScript } from './offline-script.ts';
import { offlineStyle } from './offline-style.ts';

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${hashOf(offlineStyle)}'`,
  `script-src 'sha256-${hashOf(offlineScript)}'`,
  // Whether the portal answers again.
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** `/offline`: what the service worker shows in the place of a page that cannot be reached. It needs no other file. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { i18n, language } = context.get(visitContext);
  const portal = `${brand.name} ${countryName(context.get(settingsContext).country, language)}`;
  const title = i18n._(msg`You are offline`);
  const advice = i18n._(
    msg`This page of ${portal} is not stored on your device. It will load as soon as you are back online.`,
  );
  const again = i18n._(msg`Try again`);
  const [logo, rosca] = await Promise.all([readLogo(), readDrawing('ui/rosca-search')]);
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${xmlText(`${title} | ${portal}`)}</title>
<meta name="description" content="${xmlText(advice)}"><meta name="keywords" content="${xmlText(keywordList([title, portal]))}"><style>${offlineStyle}</style></head>
<body><header>${logo}</header><main>${rosca.replace(/ role="img" aria-label="[^"]*"/, ' aria-hidden="true"')}
<div><h1>${xmlText(title)}</h1><p>${xmlText(advice)}</p><a href="">${xmlText(again)}</a></div></main><script>${offlineScript}</script></body></html>
`;
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'content-security-policy': policy,
    },
  });
}
