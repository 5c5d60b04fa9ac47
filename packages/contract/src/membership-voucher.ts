import { type Static, Type } from 'typebox';
import { defineCall } from './call.ts';
import { CalendarDay, Uuid } from './field.ts';
import { listPage } from './list-page.ts';
import {
  membershipLimits as limits,
  MembershipOffer,
  OrderedMembership,
  PaidPlan,
  Subscribed,
} from './membership.ts';

const noun = 'membership';
const Moment = Type.String({ description: 'ISO 8601, UTC' });

const discount = {
  percent: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'This, or `amountCents`' })),
  amountCents: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.voucherCents })),
};
const scope = {
  planId: Type.Optional(Type.Intersect([PaidPlan], { description: 'The only package it is for' })),
  businessID: Type.Optional(Type.Intersect([Uuid], { description: 'The only business it is for' })),
  uses: Type.Integer({
    minimum: 1,
    maximum: limits.voucherUses,
    default: 1,
    description: 'How many businesses may use it, each once',
  }),
  validUntil: Type.Intersect([CalendarDay], { description: 'The last day' }),
  note: Type.String({ minLength: 1, maxLength: limits.voucherNote, description: 'What it is for' }),
};

/** What is taken off the price of a package for whoever names its code. */
export const Voucher = Type.Object({
  code: Type.String(),
  ...discount,
  ...scope,
  used: Type.Integer({ description: 'By how many businesses; purchases under way count' }),
  createdAt: Moment,
  revokedAt: Type.Optional(Moment),
});
export type Voucher = Static<typeof Voucher>;

/** What a voucher comes to at a purchase. */
export const VoucherCheck = Type.Object({
  state: Type.Enum(['usable', 'unknown', 'ended', 'used', 'other-package'], {
    description:
      'ended: its last day is over, or it was revoked; used: by this business, or by as many as may; other-package: it is for another one',
  }),
  offer: Type.Optional(Type.Intersect([MembershipOffer], { description: 'Of a usable one' })),
});
export type VoucherCheck = Static<typeof VoucherCheck>;

export const checkVoucher = defineCall({
  name: 'checkVoucher',
  method: 'GET',
  path: 'subscription/voucher',
  noun,
  access: 'signed-in',
  // Few a minute, so that codes are not found by trying.
  limit: 'computation',
  summary: 'What a package costs a business with a voucher; for its owners',
  query: Type.Object({
    businessID: Uuid,
    planId: PaidPlan,
    code: Type.String({ minLength: 1, maxLength: limits.voucherCode }),
    taxNumber: Type.Optional(Type.String({ maxLength: limits.taxNumber })),
  }),
  data: VoucherCheck,
  errors: ['BadRequest', 'Forbidden', 'NotFound', 'Conflict'],
});

export const redeemVoucher = defineCall({
  name: 'redeemVoucher',
  method: 'POST',
  path: 'subscription/redeem',
  noun,
  access: 'signed-in',
  limit: 'write',
  summary: 'Has a package begin that a voucher covers whole: nothing is paid, and no card is asked for',
  body: Type.Object({
    ...OrderedMembership,
    voucher: Type.String({ minLength: 1, maxLength: limits.voucherCode }),
  }),
  data: Subscribed,
  errors: ['BadRequest', 'Forbidden', 'NotFound', 'Conflict'],
});

export type NewRedemption = Static<(typeof redeemVoucher)['body']>;

const ofFinance = { noun, access: 'signed-in' } as const;

export const createVoucher = defineCall({
  ...ofFinance,
  name: 'createVoucher',
  method: 'POST',
  path: 'operator/membership/vouchers',
  limit: 'write',
  summary: 'A voucher of so many percent, or of an amount; for finance operators',
  body: Type.Object({
    code: Type.Optional(
      Type.String({
        pattern: '^[A-Za-z0-9-]{8,24}$',
        description: 'In capitals afterwards; without it one is drawn that nobody guesses',
      }),
    ),
    ...discount,
    ...scope,
  }),
  data: Voucher,
  errors: ['BadRequest', 'Forbidden', 'NotFound', 'Conflict'],
});
export type NewVoucher = Static<(typeof createVoucher)['body']>;

export const listVouchers = defineCall({
  ...ofFinance,
  name: 'listVouchers',
  method: 'GET',
  path: 'operator/membership/vouchers',
  limit: 'read',
  summary: 'Vouchers with how often each was used, the newest first; for finance operators',
  query: Type.Object(listPage(100, 25)),
  data: Type.Object({ items: Type.Array(Voucher), next: Type.Optional(Type.String()) }),
  errors: ['BadRequest', 'Forbidden'],
});

export const revokeVoucher = defineCall({
  ...ofFinance,
  name: 'revokeVoucher',
  method: 'DELETE',
  path: 'operator/membership/vouchers/{code}',
  limit: 'write',
  summary:
    'Ends a voucher: nobody uses it any more, and what was bought with it stays; again it changes nothing',
  params: Type.Object({ code: Type.String({ maxLength: limits.voucherCode }) }),
  data: Voucher,
  errors: ['Forbidden', 'NotFound'],
});
