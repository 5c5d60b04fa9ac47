import type { ReadDatabase } from '@kontor/database';
import { KontorError } from '@kontor/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isID } from '../../text/is-id.ts';
import { sendDownload } from '../../upload/send-download.ts';
import type { Store } from '../../upload/store/store.ts';
import { write } from '../../write/write.ts';
import type { WritingSystem } from '../../write/writing.ts';
import { countDownload, findDownload } from './queries.ts';

interface Serving {
  db: ReadDatabase;
  store: Store;
  /** What a download is counted with. */
  contextNow: () => WritingSystem;
}

/**
 * The latest version of a data sheet at `/files/data-sheets/{sheet}.pdf`, under its title, while the public sees its product. Each
 * download counts as one: not a question for its size, and not a later part of one that was begun. What cannot be counted is sent
 * all the same.
 */
export function serveDataSheets(app: FastifyInstance, { db, store, contextNow }: Serving): void {
  app.route<{ Params: { sheet: string } }>({
    method: ['GET', 'HEAD'],
    url: '/files/data-sheets/:sheet.pdf',
    config: { limit: 'picture' },
    async handler(request, reply) {
      const { sheet } = request.params;
      const found = isID(sheet) ? await findDownload(db, sheet) : undefined;
      const file = found && (await store.open(found.file.url.slice(1)));
      if (!found || !file) throw new KontorError('NotFound', 'There is no such data sheet.');
      if (beginsDownload(request))
        await write(contextNow(), undefined, (trx) => countDownload(trx, found.version_id)).catch(
          (error: unknown) => request.log.warn({ err: error }, 'A download could not be counted'),
        );
      return sendDownload(request, reply, { file, tag: `"${found.version_id}"`, title: found.title });
    },
  });
}

function beginsDownload({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && (headers.range === undefined || /^bytes=0-/.test(headers.range));
}
