import type { Client } from '@kontor/contract';
import type { Database } from '@kontor/database';
import type { Config, Logger } from '@kontor/server';
import type { Seller } from '../invoice/seller.ts';
import type { OpenMailbox } from '../mail/mailbox/mailbox.ts';
import type { PushServices } from '../notification/push/push-services.ts';
import type { PaymentProvider } from '../payment/payment-provider.ts';
import type { Search } from '../search/search.ts';
import type { SigningKeys } from '../signing-key/open-signing-keys.ts';
import type { Decoder } from '../upload/decoder/decoder.ts';
import type { Store } from '../upload/store/store.ts';

/** What jobs work on. */
export interface JobContext {
  db: Database;
  store: Store;
  decoder: Decoder;
  /** Calls the account service, which sends mails. */
  accounts: Client;
  pushServices: PushServices;
  /** Without a mailbox nothing is answered by mail. */
  openMailbox: OpenMailbox | undefined;
  signingKeys: SigningKeys;
  payments: PaymentProvider;
  /** Who sells packages. */
  seller: Seller;
  /** A search for as long as a job needs it: it holds the words of all documents. */
  openSearch: () => Promise<Search>;
  settings: Config;
  log: Pick<Logger, 'warn' | 'error' | 'debug'>;
}
