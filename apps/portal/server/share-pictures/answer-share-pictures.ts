import { addGauges, KontorError } from '@kontor/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readShareAddress, type ShareAddress } from '../../app/share-picture/share-address.ts';
import { createPictureCache, type PictureCache, type PictureFigures } from './picture-cache.ts';
import type { SharedReader } from './shared-reader.ts';

/** Under its version a picture never changes; under another one it is as the page is now. */
const lifetime = { ofVersion: 'public, max-age=31536000, immutable', ofNow: 'public, max-age=300' };

/** The pictures of pages for social networks, below `/share/`. */
export function answerSharePictures(
  app: FastifyInstance,
  read: SharedReader,
  origin: string,
  pictures: PictureCache = createPictureCache(),
): void {
  addGauges(app, 'share_pictures', helps, () => pictures.figures());
  app.get('/share/*', async (request, reply) => {
    const asked = readShareAddress(request.url);
    if (!asked) throw noPicture();
    const { status, shared } = await read(dataRequest(asked, request, origin));
    if (status === 503)
      throw new KontorError('Unavailable', 'The page cannot be made now.', { retryAfter: 5 });
    if (status >= 500) throw new KontorError('Internal', 'The page could not be made.');
    if (!shared) throw noPicture();
    const tag = `"${shared.version}"`;
    const isKnown = request.headers['if-none-match']?.includes(tag) ?? false;
    const picture = isKnown ? undefined : await pictures.find(shared);
    reply.headers({
      'cache-control': asked.version === shared.version ? lifetime.ofVersion : lifetime.ofNow,
      etag: tag,
      // Networks and messengers show it on their own pages.
      'cross-origin-resource-policy': 'cross-origin',
    });
    return picture ? reply.type('image/png').send(picture) : reply.code(304).send();
  });
}

function noPicture(): KontorError {
  return new KontorError('NotFound', 'No page has its picture here.');
}

/** The visit a picture is rendered for: whom the api counts its calls for, and the request they belong to. */
const ofTheVisit = ['x-forwarded-for', 'x-request-id'];

/** Asks for the data of the page alone, in the language of the picture, on behalf of whoever asks for the picture. */
function dataRequest({ page, language }: ShareAddress, { headers }: FastifyRequest, origin: string): Request {
  const url = new URL(page, origin);
  url.pathname = url.pathname === '/' ? '/_.data' : `${url.pathname}.data`;
  url.searchParams.set('lang', language);
  const visit = ofTheVisit.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as [string, string]] : [];
  });
  return new Request(url, { headers: visit });
}

const helps: Record<keyof PictureFigures, string> = {
  made: 'Pictures for social networks rendered',
  hits: 'Pictures for social networks found in the cache, or being rendered already',
  pictures: 'Pictures for social networks cached',
  bytes: 'Memory taken by cached pictures for social networks in bytes',
};
