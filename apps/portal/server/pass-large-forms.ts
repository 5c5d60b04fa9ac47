import proxy from '@fastify/http-proxy';
import type { Call } from '@kontor/contract';
import { type ByteBudget, KontorError, maxBodyBytesOf, meterBody, refuseTooLarge } from '@kontor/server';
import type { FastifyInstance } from 'fastify';
import type { Dispatcher } from 'undici';
import { isForm, refuseForms } from './admitted-forms.ts';
import { goesUp, goesUpRefusal } from './goes-up.ts';
import { passedOn } from './passed-on.ts';

/** Milliseconds the api has to answer once a file is there: it looks at it first. */
const checkTimeout = 30_000;

interface PassOptions {
  upstream: string;
  services: Dispatcher;
  calls: readonly Call[];
  /** Bounds what is under way, and how slowly it may arrive. */
  budget: ByteBudget;
}

/** Forms with a file that is streamed pass on to the api as they arrive: they are held nowhere, and take no place of other requests. */
export async function passLargeForms(
  app: FastifyInstance,
  { upstream, services, calls, budget }: PassOptions,
): Promise<void> {
  const refuseForm = refuseForms(calls);
  for (const call of calls.filter(({ file }) => file?.isStreamed))
    await app.register(async (large) => {
      large.addHook('onRequest', (request, _reply, done) => {
        if (goesUp(request.url)) return done(goesUpRefusal());
        if (!isForm(request))
          return done(new KontorError('UnsupportedMediaType', 'Send a form with the file in it.'));
        done(refuseForm(request) ?? refuseTooLarge(request, maxBodyBytesOf(call)));
      });
      large.addHook('preParsing', (request, reply, payload, done) => {
        const body = meterBody(budget, request, reply, payload);
        if (body instanceof KontorError) done(body);
        else done(null, body);
      });
      large.removeAllContentTypeParsers();
      large.addContentTypeParser('*', (_request, body, done) => done(null, body));
      await large.register(proxy, {
        upstream,
        prefix: `/api/v1/${call.path}`,
        rewritePrefix: `/api/v1/${call.path}`,
        httpMethods: [call.method],
        disableRequestLogging: true,
        proxyPayloads: false,
        undici: services,
        config: { limit: 'passedOn', readsBody: true, isLargeBody: true },
        replyOptions: passedOn(checkTimeout),
      });
    });
}
