import { changesHeardHeader, internalTokenHeader, pageCallHeader } from '@kontor/contract';
import { addressOf } from '@kontor/server';
import type { FastifyInstance } from 'fastify';
import { dropHopHeaders } from './hop-headers.ts';

/** What a visitor may claim and nobody believes. */
const strangers = [
  'forwarded',
  'x-forwarded-host',
  'x-forwarded-proto',
  pageCallHeader,
  changesHeardHeader,
  internalTokenHeader,
];

/**
 * Calls to the api made for a request bear its id and its visitor's address, whatever the visitor wrote there: the api
 * believes the portal and counts the visitor. Hop-by-hop headers go first, so that `Connection` names away none of ours.
 */
export function nameVisitor(visits: FastifyInstance): void {
  visits.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request.raw;
    const address = addressOf(request);
    dropHopHeaders(headers);
    headers['x-forwarded-for'] = address;
    headers['x-request-id'] = request.id;
    for (const name of strangers) delete headers[name];
    done();
  });
}
