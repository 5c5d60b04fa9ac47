import { fileKinds } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendPart } from './send-part.ts';
import { type Store, versionKey } from './store/store.ts';

const pictures: Readonly<Record<string, string>> = { webp: 'image/webp', avif: 'image/avif' };

interface Served {
  type: string;
  disposition: 'inline' | 'attachment';
}

/** Files that are no pictures by the endings of their names, those that are sent to people at all. */
const others = new Map<string, Served>(
  Object.values(fileKinds).flatMap(({ types, disposition, isReencoded }) =>
    disposition && !isReencoded
      ? Object.entries(types).map(([type, ending]): [string, Served] => [ending, { type, disposition }])
      : [],
  ),
);

/** Whatever a browser makes of a file, it is no page of ours and runs nothing. */
export const fileHeaders = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; sandbox; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

interface Address {
  Params: { upload: string; name: string };
}

/**
 * Versions of pictures and other files at `/files/{upload}/{name}`. An address never shows another one, so it may be cached for
 * good; it is what its name says and nothing else to a browser, whatever its bytes are.
 */
export function serveFiles(app: FastifyInstance, store: Store): void {
  async function answer(request: FastifyRequest<Address>, reply: FastifyReply): Promise<FastifyReply> {
    const { upload, name } = request.params;
    const key = versionKey(upload, name);
    if (!/^[0-9a-f-]{36}$/.test(upload)) throw notFound();
    const picture = pictures[/^\d{1,5}\.([a-z]{4})$/.exec(name)?.[1] ?? ''];
    if (picture) {
      const bytes = await store.read(key);
      if (!bytes) throw notFound();
      return reply.headers(headersOf(name, { type: picture, disposition: 'inline' })).send(bytes);
    }
    const served = others.get(/^file\.([a-z0-9]{2,4})$/.exec(name)?.[1] ?? '');
    const file = served && (await store.open(key));
    if (!served || !file) throw notFound();
    return sendPart(request, reply.headers(headersOf(name, served)), { file, tag: `"${upload}"` });
  }

  app.route<Address>({
    method: ['GET', 'HEAD'],
    url: '/files/:upload/:name',
    config: { limit: 'picture' },
    handler: answer,
  });
}

function headersOf(name: string, { type, disposition }: Served): Record<string, string> {
  return {
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    'content-disposition': `${disposition}; filename="kontor-${name}"`,
    ...fileHeaders,
  };
}

function notFound(): KontorError {
  return new KontorError('NotFound', 'There is no such file.');
}
