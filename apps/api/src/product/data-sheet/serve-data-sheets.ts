import type { ReadDatabase } from '@kontor/database';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { serveDownload } from '../../upload/serve-download.ts';
import type { Store } from '../../upload/store/store.ts';
import { write } from '../../write/write.ts';
import type { WritingSystem } from '../../write/writing.ts';
import { dataSheetAddress } from './present.ts';
import { countDownload, findDownload } from './queries.ts';

interface Serving {
  db: ReadDatabase;
  store: Store;
  /** What a download is counted with. */
  contextNow: () => WritingSystem;
}

/**
 * The latest version of a data sheet, under its title, while the public sees its product. Each download counts as one: not a question
 * for its size, and not a later part of one that was begun. What cannot be counted is sent all the same.
 */
export function serveDataSheets(app: FastifyInstance, { db, store, contextNow }: Serving): void {
  serveDownload(app, dataSheetAddress, {
    store,
    none: 'There is no such data sheet.',
    async find(id) {
      const found = await findDownload(db, id);
      return found && { file: found.file, version: found.version_id, title: found.title };
    },
    async onDownload(request, { version }) {
      if (!beginsDownload(request)) return;
      await write(contextNow(), undefined, (trx) => countDownload(trx, version)).catch((error: unknown) =>
        request.log.warn({ err: error }, 'A download could not be counted'),
      );
    },
  });
}

function beginsDownload({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && (headers.range === undefined || /^bytes=0-/.test(headers.range));
}
