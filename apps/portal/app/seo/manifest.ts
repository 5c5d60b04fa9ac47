import { msg } from '@lingui/core/macro';
import type { LoaderFunctionArgs } from 'react-router';
import { brand } from '../brand.ts';
import { countryName } from '../portal-country.ts';
import { settingsContext, visitContext } from '../session/page-context.ts';
import { cachedByAll } from './xml-answer.ts';

/** `/manifest.webmanifest`: the portal as an application of its own on a device. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const { i18n, language } = context.get(visitContext);
  const name = `${brand.name} ${countryName(context.get(settingsContext).country, language)}`;
  const manifest = {
    id: '/',
    name,
    short_name: brand.name,
    description: i18n._(msg`Industrial suppliers, manufacturers and exporters on ${name}.`),
    lang: language,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: '#f1f0ec',
    theme_color: '#10282e',
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': cachedByAll },
  });
}
