import { pageCallHeader } from '@kontor/contract';
import { addressOf } from '@kontor/server';
import type { FastifyInstance } from 'fastify';

/**
 * Calls to the api made for a request bear its id and its visitor's address, whatever the visitor wrote there: the api
 * believes the portal and counts the visitor.
 */
export function nameVisitor(visits: FastifyInstance): void {
  visits.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request.raw;
    headers['x-forwarded-for'] = addressOf(request);
    headers['x-request-id'] = request.id;
    for (const name of ['forwarded', 'x-forwarded-host', 'x-forwarded-proto', pageCallHeader])
      delete headers[name];
    done();
  });
}
