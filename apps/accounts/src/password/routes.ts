import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { refuseStrangers } from '../page/forms.ts';

const longest = 400;

interface Asked {
  password: string;
  /** Words about the person: names and address. */
  own: string[];
}

const body = {
  type: 'object',
  required: ['password', 'own'],
  additionalProperties: false,
  properties: {
    password: { type: 'string', maxLength: longest },
    own: { type: 'array', maxItems: 3, items: { type: 'string', maxLength: longest } },
  },
};

/**
 * `POST /password-strength`: what a page's meter says while somebody chooses a password. The lists it is looked up in
 * take a browser half a megabyte to load, and the password comes here anyway. Nothing is stored.
 */
export function addPasswordRoutes(app: FastifyInstance, { judge, settings }: Context): void {
  app.register(async (calls) => {
    refuseStrangers(calls, settings.ACCOUNTS_ORIGIN);
    calls.post<{ Body: Asked }>(
      '/password-strength',
      { schema: { body }, config: { limit: 'passwordStrength' } },
      async ({ body: { password, own } }, reply) => {
        reply.header('cache-control', 'no-store');
        return { success: true, data: await judge.strengthOf(password, own) };
      },
    );
  });
}
