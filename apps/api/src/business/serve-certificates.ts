import type { ReadDatabase } from '@kontor/database';
import { KontorError } from '@kontor/server';
import type { FastifyInstance } from 'fastify';
import { isID } from '../text/is-id.ts';
import { sendDownload } from '../upload/send-download.ts';
import type { Store } from '../upload/store/store.ts';
import { findCertificateDocument } from './queries.ts';

interface Serving {
  db: ReadDatabase;
  store: Store;
}

/** Where the PDF of a certificate is downloaded. */
export function certificateAddress(id: string): string {
  return `/files/certificates/${id}.pdf`;
}

/** The PDF of a certificate under its name, as long as it is the certificate's: public as that is. */
export function serveCertificates(app: FastifyInstance, { db, store }: Serving): void {
  app.route<{ Params: { certificate: string } }>({
    method: ['GET', 'HEAD'],
    url: '/files/certificates/:certificate.pdf',
    config: { limit: 'picture' },
    async handler(request, reply) {
      const { certificate } = request.params;
      const found = isID(certificate) ? await findCertificateDocument(db, certificate) : undefined;
      const file = found?.document && (await store.open(found.document.url.slice(1)));
      if (!found?.document || !file) throw new KontorError('NotFound', 'There is no such certificate.');
      const { name, document } = found;
      return sendDownload(request, reply, { file, tag: `"${document.upload}"`, title: name });
    },
  });
}
