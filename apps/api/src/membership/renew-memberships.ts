import { dayAfter, membershipLimits, packageCurrency, yearFrom } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import type { JobContext } from '../job/job-context.ts';
import type { Payment, PaymentProvider } from '../payment/payment-provider.ts';
import { write } from '../write/write.ts';
import type { WritingSystem } from '../write/writing.ts';
import type { Buyer } from './buyer.ts';
import { descriptionOf } from './description-of.ts';
import { membershipAfter, membershipOn } from './membership-on.ts';
import { tellOwners } from './notice/jobs.ts';
import {
  findBusiness,
  findLastPaidOrder,
  findOpenOrder,
  findPaidOrders,
  findRenewal,
  findRenewalsDue,
  insertOrder,
  lockMembership,
  type OrderRow,
  updateOrder,
} from './queries.ts';
import { recordEvents, recordPayment } from './record-payment.ts';
import { renewalPrice } from './renewal-price.ts';
import type { TaxRules } from './tax-rules.ts';

const atOnce = 100;

interface Renewing {
  system: WritingSystem;
  payments: PaymentProvider;
  taxRules: TaxRules;
  seller: JobContext['seller'];
}

/**
 * Pays the next year of memberships whose owners chose so, from three days before their end. A card that is refused is told to the
 * owners, and tried no second time; what a provider has not answered is asked again as at the checkout.
 */
export async function renewMemberships(renewing: Renewing, today: string): Promise<void> {
  for (const businessID of await findRenewalsDue(
    renewing.system.db,
    today,
    dayAfter(today, membershipLimits.chargedAhead),
    atOnce,
  ))
    await renew(renewing, businessID, today);
}

async function renew(
  { system, payments, taxRules, seller }: Renewing,
  businessID: string,
  today: string,
): Promise<void> {
  const begun = await write(system, undefined, async (trx) => {
    await lockMembership(trx, businessID);
    const [business, orders, renewal, last, open] = await Promise.all([
      findBusiness(trx, businessID),
      findPaidOrders(trx, businessID),
      findRenewal(trx, businessID),
      findLastPaidOrder(trx, businessID),
      findOpenOrder(trx, businessID),
    ]);
    const current = membershipOn(orders, today);
    if (!business || !renewal || !current || !last || open || membershipAfter(orders, today))
      return undefined;
    const year = yearFrom(dayAfter(current.period.endsOn, 1));
    const buyer = last.buyer as unknown as Buyer;
    const { netCents, taxLines, totalCents } = renewalPrice(current.planID, buyer, taxRules);
    const order = await insertOrder(trx, {
      business_id: businessID,
      ordered_by: renewal.chosen_by,
      purpose: 'renewal',
      plan_id: current.planID,
      from_plan_id: current.planID,
      starts_on: year.startsOn,
      ends_on: year.endsOn,
      period_starts_on: year.startsOn,
      way: 'card',
      currency: packageCurrency,
      net_cents: netCents,
      tax_lines: JSON.stringify(taxLines),
      total_cents: totalCents,
      buyer: JSON.stringify(buyer),
      language: last.language,
      provider: payments.name,
      renews: true,
      attempt: 1,
      asked_at: new Date(),
    });
    return {
      order,
      paymentMethod: renewal.payment_method,
      email: buyer.email,
      endsOn: current.period.endsOn,
    };
  });
  if (!begun) return;
  const { order, paymentMethod, email, endsOn } = begun;
  const payment = await charge(payments, order, paymentMethod, email);
  // The provider is asked what became of it.
  if (!payment) return;
  await write(system, undefined, async (trx) => {
    const heard = { cause: 'renewal', now: new Date(), seller } as const;
    await recordPayment(trx, payment, heard);
    if (payment.state === 'paid' || payment.state === 'processing') return;
    await updateOrder(trx, order.id, { asked_at: null });
    const refused = {
      order_id: order.id,
      kind: 'given-up',
      amount_cents: 0,
      currency: order.currency,
    } as const;
    await recordEvents(
      trx,
      order,
      [{ ...refused, cause: 'renewal', provider_id: order.id, happened_at: heard.now }],
      heard,
    );
    await tellOwners(trx, { businessID, kind: 'renewal-failed', endsOn });
  });
}

/** @returns undefined where no answer came */
async function charge(
  payments: PaymentProvider,
  order: OrderRow,
  paymentMethod: string,
  email: string,
): Promise<Payment | undefined> {
  try {
    return await payments.charge({
      orderID: order.id,
      attempt: 1,
      amountCents: order.total_cents,
      currency: order.currency,
      paymentMethod,
      email,
      description: descriptionOf(order),
      isSavedForLater: true,
      isUnattended: true,
    });
  } catch (error) {
    if (error instanceof KontorError && error.name === 'Unavailable') return undefined;
    throw error;
  }
}
