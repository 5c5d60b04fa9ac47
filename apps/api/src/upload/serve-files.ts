import { KontorError } from '@kontor/server';
import type { FastifyInstance } from 'fastify';
import { type Store, versionKey } from './store/store.ts';

const types: Record<string, string> = { webp: 'image/webp', avif: 'image/avif' };

/**
 * Versions of pictures at `/files/{upload}/{name}`. An address never shows another picture, so it may be cached for good; it is
 * a picture and nothing else to a browser, whatever its bytes are.
 */
export function serveFiles(app: FastifyInstance, store: Store): void {
  app.get<{ Params: { upload: string; name: string } }>(
    '/files/:upload/:name',
    { config: { limit: 'picture' } },
    async ({ params: { upload, name } }, reply) => {
      const type = types[/^\d{1,5}\.([a-z]{4})$/.exec(name)?.[1] ?? ''];
      const known = type !== undefined && /^[0-9a-f-]{36}$/.test(upload);
      const bytes = known ? await store.read(versionKey(upload, name)) : undefined;
      if (!type || !bytes) throw new KontorError('NotFound', 'There is no such picture.');
      return reply
        .type(type)
        .headers({
          'cache-control': 'public, max-age=31536000, immutable',
          'content-disposition': `inline; filename="kontor-${name}"`,
          'content-security-policy':
            "default-src 'none'; base-uri 'none'; form-action 'none'; sandbox; frame-ancestors 'none'",
          'x-content-type-options': 'nosniff',
        })
        .send(bytes);
    },
  );
}
