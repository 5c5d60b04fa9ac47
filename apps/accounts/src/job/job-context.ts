import type { Context } from '../context.ts';
import type { Send } from '../mail/send-mail.ts';

/** What jobs of the account service work on. */
export interface JobContext extends Context {
  /** Hands a mail to the mail server. */
  send: Send;
  /** People whose recovery codes could not be decrypted, which is logged once. */
  undecryptable: Set<string>;
}
