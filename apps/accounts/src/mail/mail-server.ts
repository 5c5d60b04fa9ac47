import { createTransport } from 'nodemailer';
import type { Send } from './send-mail.ts';

const thisMachine = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Hands mails to the server of SMTP_URL; gives up after seconds, since others wait behind. Mails hold links that open accounts,
 * so to another machine they go encrypted (`smtps`, or STARTTLS) or not at all, and to nobody whose certificate is not good.
 */
export function openMailServer(url: string): { send: Send; close(): void } {
  const transport = createTransport({
    url,
    pool: true,
    requireTLS: !thisMachine.has(new URL(url).hostname),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return { send: (message) => transport.sendMail(message), close: () => transport.close() };
}
