import { sendMail, type WrittenMail } from '@kontor/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { keepWrittenMail } from './keep-written-mail.ts';

/** Mails of the product's other services: this one alone knows the mail server, and has the outbox. */
export function addMailRoutes(app: FastifyInstance, context: Context): void {
  app.put<{ Params: { mailID: string }; Body: WrittenMail }>(
    '/internal/mail/:mailID',
    {
      config: { limit: 'free' },
      schema: { params: sendMail.params, body: sendMail.body },
    },
    async ({ params: { mailID }, body }, reply) => {
      await keepWrittenMail(context.db, mailID, body);
      reply.header('cache-control', 'no-store');
      return { success: true, data: { mailID } };
    },
  );
}
