import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Context } from '../context.ts';
import { refuseStrangers } from '../page/forms.ts';
import { visitOf } from '../visit.ts';
import { beginAuthentication } from './begin-authentication.ts';
import { beginRegistration } from './begin-registration.ts';
import {
  type AuthenticationBody,
  authenticationBody,
  maxBodyBytes,
  type RegistrationBody,
  registrationBody,
} from './ceremony-bodies.ts';
import { finishAuthentication } from './finish-authentication.ts';
import { finishRegistration } from './finish-registration.ts';

/**
 * The ceremonies of passkeys, which a script of a page performs with the browser: `/auth/passkey/…`. better-auth verifies
 * them; over HTTP nothing of it can be reached.
 */
export function addPasskeyRoutes(app: FastifyInstance, context: Context): void {
  app.register(async (calls) => {
    refuseStrangers(calls, context.settings.ACCOUNTS_ORIGIN);
    calls.get('/auth/passkey/generate-register-options', async (request, reply) => {
      const { options, cookies } = await beginRegistration(context, visitOf(request));
      return answer(reply, options, cookies);
    });
    calls.get('/auth/passkey/generate-authenticate-options', async (request, reply) => {
      const { options, cookies } = await beginAuthentication(context, visitOf(request));
      return answer(reply, options, cookies);
    });
    calls.post<{ Body: RegistrationBody }>(
      '/auth/passkey/verify-registration',
      { bodyLimit: maxBodyBytes, schema: { body: registrationBody } },
      async (request, reply) =>
        answer(reply, { success: true }, await finishRegistration(context, visitOf(request), request.body)),
    );
    calls.post<{ Body: AuthenticationBody }>(
      '/auth/passkey/verify-authentication',
      { bodyLimit: maxBodyBytes, schema: { body: authenticationBody } },
      async (request, reply) =>
        answer(reply, { success: true }, await finishAuthentication(context, visitOf(request), request.body)),
    );
  });
}

function answer(reply: FastifyReply, body: object, cookies: readonly string[]): FastifyReply {
  reply.header('cache-control', 'no-store').type('application/json; charset=utf-8');
  for (const cookie of cookies) reply.header('set-cookie', cookie);
  return reply.send(body);
}
