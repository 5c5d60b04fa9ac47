import { sendMail } from '@kontor/contract';
import { type Route, route } from '../route.ts';
import { storeWrittenMail } from './store-written-mail.ts';

/** Mails of the product's other services: this one alone knows the mail server, and has the outbox. */
export const mailRoutes: Route[] = [
  route(sendMail, async ({ context }, { params: { mailID }, body }) => {
    await storeWrittenMail(context.db, mailID, body);
    return { mailID };
  }),
];
