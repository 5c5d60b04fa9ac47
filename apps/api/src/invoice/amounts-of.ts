import { membershipPlan, upgradePrice } from '@kontor/contract';
import type { InvoiceDocument, InvoiceLine, InvoiceTax, Reckoning } from './invoice-document.ts';
import type { InvoicedOrder } from './invoiced-order.ts';

type Amounts = Pick<InvoiceDocument, 'lines' | 'netCents' | 'taxes' | 'totalCents' | 'currency'>;

/** The lines of an order with their taxes. @param sign -1 gives them back */
export function amountsOf(order: InvoicedOrder, sign: 1 | -1): Amounts {
  const netCents = sign * order.netCents;
  return {
    lines: [lineOf(order, sign)],
    netCents,
    taxes: order.taxLines.map((line): InvoiceTax => {
      const { name, percent, cents } = line;
      // A tax of 0 % that an order states is one that the buyer owes.
      return { name, percent, baseCents: netCents, cents: signed(sign, cents), isReversed: percent === 0 };
    }),
    totalCents: sign * order.totalCents,
    currency: order.currency,
  };
}

function lineOf(order: InvoicedOrder, sign: 1 | -1): InvoiceLine {
  const { planID, startsOn, endsOn, netCents, voucher } = order;
  const cents = sign * netCents;
  const line = { planID, startsOn, endsOn, quantity: 1, unitCents: cents, cents };
  if (sign === -1) return line;
  const reckoning = reckoningOf(order);
  return {
    ...line,
    ...(reckoning && { reckoning }),
    ...(voucher && {
      discount: {
        code: voucher.code,
        beforeCents: netCents + voucher.discountCents,
        cents: voucher.discountCents,
      },
    }),
  };
}

/** Undefined where prices are others by now than they were when it was ordered: what is written out has to come to what was paid. */
function reckoningOf({ purpose, planID, fromPlanID, ...order }: InvoicedOrder): Reckoning | undefined {
  if (purpose !== 'upgrade' || fromPlanID === 'standard') return undefined;
  const year = { startsOn: order.periodStartsOn, endsOn: order.endsOn };
  const price = upgradePrice(membershipPlan(fromPlanID), membershipPlan(planID), year, order.startsOn);
  if (price.netCents !== order.netCents + (order.voucher?.discountCents ?? 0)) return undefined;
  const { newPriceCents, oldPriceCents, daysLeft, days } = price;
  return {
    newPriceCents,
    oldPlanID: fromPlanID,
    oldPriceCents,
    differenceCents: newPriceCents - oldPriceCents,
    daysLeft,
    days,
  };
}

/** Without a negative zero. */
const signed = (sign: 1 | -1, cents: number) => (cents === 0 ? 0 : sign * cents);
