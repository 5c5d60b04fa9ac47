import { createHash } from 'node:crypto';
import { msg } from '@lingui/core/macro';
import type { LoaderFunctionArgs } from 'react-router';
import { brand } from '../brand.ts';
import { xmlText } from '../machine/xml-text.ts';
import { countryName } from '../portal-country.ts';
import { settingsContext, visitContext } from '../session/page-context.ts';

const style =
  'body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:#12252a;background:#f1f0ec;display:grid;min-height:100vh;' +
  'place-items:center}main{max-width:34rem;padding:2rem}h1{font-size:1.5rem;line-height:1.25}a{color:inherit}' +
  '@media(prefers-color-scheme:dark){body{color:#eaf0ef;background:#0c171a}}';
const styleHash = createHash('sha256').update(style).digest('base64');

/** `/offline`: what the service worker shows in the place of a page that cannot be reached. It needs no other file. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { i18n, language } = context.get(visitContext);
  const portal = `${brand.name} ${countryName(context.get(settingsContext).country, language)}`;
  const title = i18n._(msg`You are offline`);
  const advice = i18n._(
    msg`This page of ${portal} was not kept on your device. It comes back as soon as the network does.`,
  );
  const again = i18n._(msg`Try again`);
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${xmlText(`${title} | ${portal}`)}</title><style>${style}</style></head>
<body><main><h1>${xmlText(title)}</h1><p>${xmlText(advice)}</p><p><a href="">${xmlText(again)}</a></p></main></body></html>
`;
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  });
}
