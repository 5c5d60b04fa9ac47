import { createTransport } from 'nodemailer';
import type { Send } from './send-mails.ts';

/** Hands mails to the server of SMTP_URL; gives up after seconds, since others wait behind. */
export function openMailServer(url: string): { send: Send; close(): void } {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return { send: (message) => transport.sendMail(message), close: () => transport.close() };
}
