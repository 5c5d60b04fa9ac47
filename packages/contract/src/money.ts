import { type Static, Type } from 'typebox';

/** An amount of money: a whole number of the currency's smallest unit, never a fraction. */
export const Cents = Type.Integer({
  minimum: 0,
  description: 'In the smallest unit of the currency, as US cents',
});

export const Currency = Type.String({ pattern: '^[A-Z]{3}$', description: 'ISO 4217' });

/** In what packages are paid (checklist 342). */
export const packageCurrency = 'USD';

export const Money = Type.Object({ amountCents: Cents, currency: Currency });
export type Money = Static<typeof Money>;
