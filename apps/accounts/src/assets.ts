import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

const require = createRequire(import.meta.url);
const own = (name: string) => fileURLToPath(new URL(`../assets/${name}`, import.meta.url));

const files = {
  'tokens.css': require.resolve('@kontor/ui/tokens.css'),
  'page.css': own('page.css'),
  'kontor-frame.svg': require.resolve('@kontor/ui/art/logo-frame.svg'),
  'kontor-mark.svg': own('kontor-mark.svg'),
  'rosca-wave.svg': require.resolve('@kontor/ui/art/rosca-wave.svg'),
  'archivo.woff2': require.resolve('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'),
  'atkinson.woff2': require.resolve(
    '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  ),
};

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

const forGood = 'public, max-age=31536000, immutable';
const forADay = 'public, max-age=86400';

/** The address of an asset; it changes with the content, so the content can be kept for good. */
export type AssetAddress = (name: keyof typeof files) => string;

/** Serves the few files the pages need, from memory. */
export function addAssets(app: FastifyInstance): AssetAddress {
  const addresses = new Map<string, string>();
  for (const [name, path] of Object.entries(files)) {
    const content = readFileSync(path);
    const version = createHash('sha256').update(content).digest('hex').slice(0, 12);
    addresses.set(name, `/assets/${name}?v=${version}`);
    const config = { limit: 'free' } as const;
    app.get<{ Querystring: { v?: unknown } }>(`/assets/${name}`, { config }, (request, reply) =>
      reply
        .type(types[extname(name)] ?? 'application/octet-stream')
        .header('cache-control', request.query.v === version ? forGood : forADay)
        .send(content),
    );
  }
  return (name) => addresses.get(name) ?? '';
}
