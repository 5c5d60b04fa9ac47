import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { who } from '../sign-in/who.ts';
import { visitOf } from '../visit.ts';

/**
 * The ceremonies of passkeys, which a script of a page performs with the browser: `/auth/passkey/…`, answered by
 * better-auth. Nothing else of better-auth is reachable over HTTP.
 */
export function addPasskeyRoutes(app: FastifyInstance, context: Context): void {
  const options = ['generate-register-options', 'generate-authenticate-options'];
  for (const name of options)
    app.get(`/auth/passkey/${name}`, (request, reply) => handOn(context, request, reply));
  app.post('/auth/passkey/verify-authentication', (request, reply) => handOn(context, request, reply));
  app.post('/auth/passkey/verify-registration', (request, reply) =>
    // A passkey and the mail that tells of it are one.
    context.joining.together(context.db, async (trx) => {
      const answered = await handOn(context, request, reply);
      const here = reply.statusCode === 200 && (await who({ ...context, db: trx }, visitOf(request)));
      if (here) {
        const { email: to, language, firstName: name } = here.user;
        await queueMail(trx, { to, language, template: 'passkey-changed', data: { name, change: 'added' } });
      }
      return answered;
    }),
  );
}

async function handOn(
  { auth, settings }: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const { headers } = visitOf(request);
  for (const name of ['origin', 'content-type'] as const) {
    const value = request.headers[name];
    if (value) headers.set(name, value);
  }
  const response = await auth.handler(
    new Request(`${settings.ACCOUNTS_ORIGIN}${request.url}`, {
      method: request.method,
      headers,
      ...(request.method === 'POST' ? { body: JSON.stringify(request.body) } : {}),
    }),
  );
  reply.code(response.status).header('cache-control', 'no-store').type('application/json; charset=utf-8');
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  return response.text();
}
