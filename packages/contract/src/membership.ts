import { type Static, Type } from 'typebox';
import { defineCall } from './call.ts';
import { CalendarDay, CountryCode, Subscription, Uuid } from './field.ts';
import { listPage } from './list-page.ts';
import { membershipLimits as limits } from './membership-limits.ts';
import { Cents, Currency } from './money.ts';

export * from './membership-limits.ts';

const noun = 'membership';
const Moment = Type.String({ description: 'ISO 8601, UTC' });
export const PaidPlan = Type.Enum(['gold', 'premium', 'platinum']);

/** What is paid beside the price, as the rules of the buyer's country say. */
export const TaxLine = Type.Object({
  name: Type.String({ description: 'As on the invoice: “VAT 22 %”, “Reverse charge”' }),
  percent: Type.Number(),
  cents: Cents,
});
export type TaxLine = Static<typeof TaxLine>;

/** What buying a package comes to, line by line. */
export const MembershipOffer = Type.Object({
  planId: PaidPlan,
  purpose: Type.Enum(['new', 'upgrade', 'renewal']),
  startsOn: CalendarDay,
  endsOn: Type.Intersect([CalendarDay], { description: 'The last day' }),
  priceCents: Type.Intersect([Cents], { description: 'Of a year' }),
  upgrade: Type.Optional(
    Type.Object(
      {
        fromPlanId: PaidPlan,
        oldPriceCents: Cents,
        daysLeft: Type.Integer(),
        days: Type.Integer({ description: 'Of the period' }),
      },
      { description: 'The difference is paid for the days that are left' },
    ),
  ),
  voucher: Type.Optional(
    Type.Object(
      { code: Type.String(), discountCents: Cents },
      { description: 'What is taken off; `netCents` is what is left' },
    ),
  ),
  netCents: Cents,
  taxLines: Type.Array(TaxLine),
  totalCents: Cents,
  currency: Currency,
});
export type MembershipOffer = Static<typeof MembershipOffer>;

const orderStates = ['open', 'asked', 'waiting', 'paid', 'refunded', 'given-up'] as const;
/** An order of a package. */
export const MembershipOrder = Type.Object({
  orderID: Uuid,
  planId: PaidPlan,
  way: Type.Enum(['card', 'transfer', 'grant', 'voucher'], { description: 'voucher: it covered the price' }),
  state: Type.Enum([...orderStates], {
    description:
      'open: not tried yet, declined, or the bank asks the buyer; asked: the provider has not answered; waiting: for a transfer',
  }),
  totalCents: Cents,
  currency: Currency,
  createdAt: Moment,
  payBefore: Type.Optional(Type.Intersect([CalendarDay], { description: 'When a transfer lapses' })),
});
export type MembershipOrder = Static<typeof MembershipOrder>;

/** What a business has. */
export const Membership = Type.Object({
  businessID: Uuid,
  companyName: Type.String(),
  subscription: Subscription,
  period: Type.Optional(
    Type.Object({
      startsOn: CalendarDay,
      endsOn: Type.Intersect([CalendarDay], { description: 'The last day' }),
      days: Type.Integer(),
      daysLeft: Type.Integer({ description: 'Today counts' }),
    }),
  ),
  nextPlanId: Type.Optional(
    Type.Intersect([PaidPlan], { description: 'Paid already, for the year after this one' }),
  ),
  used: Type.Object({
    productsShown: Type.Integer(),
    products: Type.Integer({ description: 'Those that are not archived' }),
    boosts: Type.Integer({ description: 'Of this month' }),
    supportMinutes: Type.Integer({ description: 'Of this membership year; those that are booked count' }),
  }),
  surplus: Type.Optional(
    Type.Object(
      { products: Type.Integer(), until: CalendarDay },
      { description: 'Products above the package that are shown until that day, then hidden' },
    ),
  ),
  renewal: Type.Optional(Type.Object({ card: Type.String(), chosenAt: Moment })),
  offers: Type.Array(MembershipOffer, { description: 'Upgrades, and the next year in the last 60 days' }),
  order: Type.Optional(Type.Intersect([MembershipOrder], { description: 'The one that is under way' })),
  refundable: Type.Optional(
    Type.Object(
      { orderID: Uuid, totalCents: Cents, until: CalendarDay },
      {
        description: 'The last purchase, while 14 days have not gone by and nothing was used',
      },
    ),
  ),
  buyer: Type.Object(
    {
      email: Type.Optional(Type.String()),
      name: Type.String(),
      address: Type.Optional(Type.String()),
      countryCode: CountryCode,
      taxNumber: Type.Optional(Type.String()),
    },
    { description: 'Whom an invoice names: as it was given last, else as the profile has it' },
  ),
});
export type Membership = Static<typeof Membership>;

const ofBusiness = {
  noun,
  access: 'signed-in',
  params: Type.Object({ businessID: Uuid }),
} as const;

export const getSubscriptionSetup = defineCall({
  name: 'getSubscriptionSetup',
  method: 'GET',
  path: 'subscription/setup',
  noun,
  access: 'signed-in',
  limit: 'read',
  summary: 'How packages are paid, and what they cost a year (checklist 198, 301)',
  data: Type.Object({
    publicKey: Type.String({ description: 'Of the provider of payments' }),
    provider: Type.Enum(['test', 'stripe'], { description: 'test: built in, no money moves' }),
    plans: Type.Array(
      Type.Object({ planId: Subscription, subscription: Subscription, price: Cents, currency: Currency }),
    ),
  }),
});

export const getBusinessMembership = defineCall({
  ...ofBusiness,
  name: 'getBusinessMembership',
  method: 'GET',
  path: 'business/{businessID}/membership',
  limit: 'read',
  summary: 'What a business has, until when, what of it is used, and what more costs today; for its owners',
  query: Type.Object({
    taxNumber: Type.Optional(
      Type.String({ maxLength: limits.taxNumber, description: 'What it costs whoever has this one' }),
    ),
  }),
  data: Membership,
  errors: ['Forbidden', 'NotFound', 'BadRequest'],
});

const Email = Type.String({
  format: 'email',
  maxLength: limits.email,
  description: 'Where the invoice goes',
});
/** What every order of a package states. */
export const OrderedMembership = {
  businessID: Uuid,
  planId: PaidPlan,
  email: Email,
  taxNumber: Type.Optional(Type.String({ maxLength: limits.taxNumber })),
  buyerName: Type.Optional(
    Type.String({
      maxLength: limits.buyerName,
      description:
        'Whom the invoice names, in Latin, Cyrillic, Chinese or Japanese letters; the business without it',
    }),
  ),
  buyerAddress: Type.Optional(
    Type.String({
      maxLength: limits.buyerAddress,
      description: 'The same of the address on the invoice, in lines; that of the profile without it',
    }),
  ),
  totalCents: Type.Optional(
    Type.Intersect([Cents], {
      description: 'What was shown; where it costs another amount by now nothing is charged, and 409 says so',
    }),
  ),
};
const Voucher = Type.Optional(Type.String({ minLength: 1, maxLength: limits.voucherCode }));

/** How an attempt to pay came out. */
export const Subscribed = Type.Object({
  status: Type.Enum(['succeeded', 'requiresAction', 'processing'], {
    description:
      'processing: the provider has not answered; ask with `confirmSubscription`, and pay no second time',
  }),
  orderID: Uuid,
  clientSecret: Type.Optional(Type.String({ description: 'With requiresAction' })),
});
export type Subscribed = Static<typeof Subscribed>;

export const subscribe = defineCall({
  name: 'subscribe',
  method: 'POST',
  path: 'subscription/subscribe',
  noun,
  access: 'signed-in',
  limit: 'write',
  summary:
    'Buys a larger package for a business by card: one charge, however often it is sent (checklist 302)',
  body: Type.Object({
    ...OrderedMembership,
    voucher: Voucher,
    paymentMethod: Type.String({
      minLength: 1,
      maxLength: limits.paymentMethod,
      description: 'As the provider calls the card; no card data come here',
    }),
    renews: Type.Optional(
      Type.Boolean({
        description: 'Whether the next year is paid with the same card; mailed 30 days before',
      }),
    ),
  }),
  data: Subscribed,
  errors: ['BadRequest', 'CardError', 'Forbidden', 'NotFound', 'Conflict', 'Unavailable'],
});
export type NewSubscription = Static<(typeof subscribe)['body']>;

export const confirmSubscription = defineCall({
  name: 'confirmSubscription',
  method: 'POST',
  path: 'subscription/confirm',
  noun,
  access: 'signed-in',
  limit: 'write',
  summary: 'Asks the provider how a payment came out; after what the bank asked, and when an answer was lost',
  body: Type.Object({ businessID: Uuid, orderID: Uuid }),
  data: Subscribed,
  errors: ['CardError', 'Forbidden', 'NotFound', 'Conflict', 'Unavailable'],
});

export const orderByTransfer = defineCall({
  name: 'orderByTransfer',
  method: 'POST',
  path: 'subscription/transfer',
  noun,
  access: 'signed-in',
  limit: 'write',
  summary: 'Orders a larger package with a pro-forma invoice; it begins when the transfer has arrived',
  body: Type.Object({ ...OrderedMembership, voucher: Voucher }),
  data: MembershipOrder,
  errors: ['BadRequest', 'Forbidden', 'NotFound', 'Conflict'],
});
export type NewTransferOrder = Static<(typeof orderByTransfer)['body']>;

export const giveUpOrder = defineCall({
  ...ofBusiness,
  name: 'giveUpOrder',
  method: 'DELETE',
  path: 'business/{businessID}/membership/orders/{orderID}',
  limit: 'write',
  summary: 'Gives up an order that is not paid; of one that is paid meanwhile 409 says so',
  params: Type.Object({ businessID: Uuid, orderID: Uuid }),
  data: Type.Object({ orderID: Uuid }),
  errors: ['Forbidden', 'NotFound', 'Conflict', 'Unavailable'],
});

export const stopRenewal = defineCall({
  ...ofBusiness,
  name: 'stopRenewal',
  method: 'DELETE',
  path: 'business/{businessID}/membership/renewal',
  limit: 'write',
  summary: 'The next year is not paid by itself; again it changes nothing',
  data: Type.Object({ businessID: Uuid }),
  errors: ['Forbidden', 'NotFound'],
});

export const refundMembership = defineCall({
  ...ofBusiness,
  name: 'refundMembership',
  method: 'POST',
  path: 'business/{businessID}/membership/refund',
  limit: 'write',
  summary: 'Gives the last purchase back: within 14 days, while nothing of it was used',
  body: Type.Object({ orderID: Uuid }),
  data: Type.Object({ orderID: Uuid, status: Type.Enum(['refunded', 'processing']) }),
  errors: ['Forbidden', 'NotFound', 'Conflict', 'Unavailable'],
});

const Transfer = Type.Object({
  order: MembershipOrder,
  businessID: Uuid,
  companyName: Type.String(),
  proForma: Type.Optional(
    Type.String({ description: 'Number of the pro-forma invoice, as stated with the transfer' }),
  ),
});

export const listTransfers = defineCall({
  name: 'listTransfers',
  method: 'GET',
  path: 'operator/membership/transfers',
  noun,
  access: 'signed-in',
  limit: 'read',
  summary: 'Transfers that are awaited, or to be sent back, the oldest first; for finance operators',
  query: Type.Object({
    state: Type.Enum(['awaited', 'to-refund'], { default: 'awaited' }),
    ...listPage(100, 25),
  }),
  data: Type.Object({ items: Type.Array(Transfer), next: Type.Optional(Type.String()) }),
  errors: ['Forbidden'],
});

const Amount = Type.Object({ cents: Cents, currency: Currency });
/** What the ledger and the provider of payments say differently. */
const PaymentDifference = Type.Object({
  kind: Type.Enum(['amount', 'currency', 'only-in-ledger', 'no-order'], {
    description: 'only-in-ledger: the provider does not know it; no-order: it is for no order of ours',
  }),
  about: Type.Enum(['paid', 'refunded']),
  provider: Type.String(),
  orderID: Type.String({ description: 'As it is called at the provider' }),
  providerID: Type.String({ description: 'Of the payment or the refund' }),
  ours: Type.Optional(Amount),
  theirs: Type.Optional(Amount),
  foundAt: Moment,
});

export const listPaymentDifferences = defineCall({
  name: 'listPaymentDifferences',
  method: 'GET',
  path: 'operator/membership/differences',
  noun,
  access: 'signed-in',
  limit: 'read',
  summary:
    'What the ledger and the provider of payments say differently, the newest first; for finance operators',
  query: Type.Object(listPage(100, 25)),
  data: Type.Object({ items: Type.Array(PaymentDifference), next: Type.Optional(Type.String()) }),
  errors: ['BadRequest', 'Forbidden'],
});

export const markTransferPaid = defineCall({
  name: 'markTransferPaid',
  method: 'POST',
  path: 'operator/membership/transfers/{orderID}/paid',
  noun,
  access: 'signed-in',
  limit: 'write',
  summary: 'Notes that a transfer has arrived, whole: the membership begins; again it changes nothing',
  params: Type.Object({ orderID: Uuid }),
  body: Type.Object({
    receivedOn: CalendarDay,
    reference: Type.String({ minLength: 1, maxLength: limits.reference, description: 'Of the bank' }),
    amountCents: Cents,
  }),
  data: MembershipOrder,
  errors: ['BadRequest', 'Forbidden', 'NotFound', 'Conflict'],
});

export const markTransferRefunded = defineCall({
  name: 'markTransferRefunded',
  method: 'POST',
  path: 'operator/membership/transfers/{orderID}/refunded',
  noun,
  access: 'signed-in',
  limit: 'write',
  summary:
    'Notes that the money of a purchase that was taken back was sent: a credit note follows; again it changes nothing',
  params: Type.Object({ orderID: Uuid }),
  body: Type.Object({
    sentOn: CalendarDay,
    reference: Type.String({ minLength: 1, maxLength: limits.reference, description: 'Of the bank' }),
  }),
  data: MembershipOrder,
  errors: ['BadRequest', 'Forbidden', 'NotFound', 'Conflict'],
});
