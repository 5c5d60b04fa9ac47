import type { StoredFile } from '@kontor/database';
import { KontorError } from '@kontor/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isID } from '../text/is-id.ts';
import { sendDownload } from './send-download.ts';
import type { Store } from './store/store.ts';

interface Download {
  /** What is stored of the file. */
  file: Pick<StoredFile, 'url'>;
  /** What differs with each version of it. */
  version: string;
  title: string;
}

interface Serving<Found extends Download> {
  store: Store;
  /** @returns undefined for what there is none of, or is not for the public */
  find: (id: string) => Promise<Found | undefined>;
  /** In the words of who asks for what there is none of. */
  none: string;
  /** Before it is sent. */
  onDownload?: (request: FastifyRequest, found: Found) => Promise<void>;
}

/** The PDF of a thing, under its title, at an address of the thing's: what it says follows what the thing has. */
export function serveDownload<Found extends Download>(
  app: FastifyInstance,
  addressOf: (id: string) => string,
  { store, find, none, onDownload }: Serving<Found>,
): void {
  app.route<{ Params: { id: string } }>({
    method: ['GET', 'HEAD'],
    url: addressOf(':id'),
    config: { limit: 'picture' },
    async handler(request, reply) {
      const { id } = request.params;
      const found = isID(id) ? await find(id) : undefined;
      const file = found && (await store.open(found.file.url.slice(1)));
      if (!found || !file) throw new KontorError('NotFound', none);
      await onDownload?.(request, found);
      return sendDownload(request, reply, { file, tag: `"${found.version}"`, title: found.title });
    },
  });
}
