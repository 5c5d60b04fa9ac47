import { type RoleEvent, recordRoleEvent as recordRoleEventCall } from '@kontor/contract';
import { isFromOurServices, KontorError } from '@kontor/server';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { recordRoleEvent } from './record-role-event.ts';

/** Roles are the api's, and what happens to them belongs in the person's security log, which is here. */
export function addSecurityLogRoutes(app: FastifyInstance, context: Context): void {
  app.put<{ Params: { eventID: string }; Body: RoleEvent }>(
    '/internal/security-event/:eventID',
    {
      config: { limit: 'free' },
      schema: { params: recordRoleEventCall.params, body: recordRoleEventCall.body },
      onRequest: async (request) => {
        if (!isFromOurServices(request, context.settings.INTERNAL_TOKEN))
          throw new KontorError('NotFound', 'There is nothing here.');
      },
    },
    async ({ params: { eventID }, body }, reply) => {
      await recordRoleEvent(context, eventID, body);
      reply.header('cache-control', 'no-store');
      return { success: true, data: { eventID } };
    },
  );
}
