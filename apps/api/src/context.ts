import type { ReadDatabase } from '@kontor/database';
import type { Actor, CallContext } from '@kontor/server';
import type { BoostCounter } from './boost/boost-counter.ts';
import type { RunningBoosts } from './boost/running-boosts.ts';
import type { DashboardCounter } from './dashboard/dashboard-counter.ts';
import type { Events } from './event/open-events.ts';
import type { Seller } from './invoice/seller.ts';
import type { TaxRules } from './membership/tax-rules.ts';
import type { ViewCounter } from './page-view/view-counter.ts';
import type { PaymentProvider } from './payment/payment-provider.ts';
import type { Reference } from './reference/reference.ts';
import type { Search } from './search/search.ts';
import type { Sessions } from './session/sessions.ts';
import type { SigningKeys } from './signing-key/open-signing-keys.ts';
import type { SupportHours } from './support/support-hours.ts';
import type { Decoder } from './upload/decoder/decoder.ts';
import type { FolderStore } from './upload/store/folder-store.ts';
import type { Store } from './upload/store/store.ts';

/** What verbs of the api work on. */
export interface Base {
  /** Reads; to write there is `write`. */
  db: ReadDatabase;
  reference: Reference;
  search: Search;
  store: Store & Partial<FolderStore>;
  decoder: Decoder;
  views: ViewCounter;
  dashboard: DashboardCounter;
  boosts: RunningBoosts;
  boostCounter: BoostCounter;
  events: Events;
  sessions: Pick<Sessions, 'onEnd'>;
  signingKeys: SigningKeys;
  payments: PaymentProvider;
  taxRules: TaxRules;
  /** When the support team is there. */
  supportHours: SupportHours;
  /** Who sells packages. */
  seller: Seller;
  /** Where people see the product. */
  portalOrigin: string;
  /** Whom limits count: a person, or an address. Never to be stored. */
  visitor: () => string;
}

/** What every verb gets: what it works on, who asks, and in which language. */
export type Context<A extends Actor = Actor> = CallContext<Base, A>;
