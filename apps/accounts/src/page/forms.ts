import { addressOf, KontorError } from '@kontor/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../network.ts';
import { hashingRefusalOf } from '../password/hash-password.ts';

/** Takes forms for the application to read, and only those that our own pages post. */
export function takeForms(app: FastifyInstance, origin: string): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    (_request, body, done) => {
      done(
        holdsNul(body)
          ? new KontorError('BadRequest', 'The form contains a NUL character. Send it without.')
          : null,
        body,
      );
    },
  );
  // For every other type, unread.
  app.addContentTypeParser('*', (_request, _body, done) => done(notForms()));
  app.addHook('preValidation', (request, _reply, done) => {
    const isForm = request.method !== 'POST' || request.body instanceof Buffer;
    done(isForm ? undefined : notForms());
  });
  refuseStrangers(app, origin);
}

function notForms(): KontorError {
  return new KontorError(
    'UnsupportedMediaType',
    'Pages accept only forms: send the fields as application/x-www-form-urlencoded.',
  );
}

/** No database of ours holds a NUL; nobody types one. */
function holdsNul(form: string | Buffer): boolean {
  return form.includes('%00') || form.includes('\u0000');
}

/** What is posted by a page of another site must not act for our visitors. */
export function refuseStrangers(app: FastifyInstance, origin: string): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.method !== 'POST' || isFromHere(request, origin)) return done();
    done(new KontorError('Forbidden', 'This was sent by a page on another site.'));
  });
}

/** Pages whose forms bear a password. */
const pagesThatHash = /^\/(login|register|new-password|security)(?=[/.?]|$)/;

/**
 * Turns forms away whose password could not be hashed for so much of the same network that waits: before they take a place
 * among the requests under way, and at no cost of a page.
 */
export function refuseCrowds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.method !== 'POST' || !pagesThatHash.test(request.url)) return done();
    done(hashingRefusalOf(networkOf(addressOf(request))));
  });
}

/** Browsers say which site a form comes from; programs, who have no cookies of a person, say nothing. */
function isFromHere({ headers }: FastifyRequest, origin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return headers.origin === undefined || headers.origin === origin;
}
