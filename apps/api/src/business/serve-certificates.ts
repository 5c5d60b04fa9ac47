import type { ReadDatabase } from '@kontor/database';
import type { FastifyInstance } from 'fastify';
import { serveDownload } from '../upload/serve-download.ts';
import type { Store } from '../upload/store/store.ts';
import { findCertificateDocument } from './queries.ts';

/** Where the PDF of a certificate is downloaded. */
export function certificateAddress(id: string): string {
  return `/files/certificates/${id}.pdf`;
}

/** The PDF of a certificate under its name, as long as it is the certificate's: public as that is. */
export function serveCertificates(
  app: FastifyInstance,
  { db, store }: { db: ReadDatabase; store: Store },
): void {
  serveDownload(app, certificateAddress, {
    store,
    none: 'There is no such certificate.',
    async find(id) {
      const found = await findCertificateDocument(db, id);
      if (!found?.document) return undefined;
      return { file: found.document, version: found.document.upload ?? id, title: found.name };
    },
  });
}
