import {
  type Data,
  type getSubscriptionSetup as getSubscriptionSetupCall,
  membershipPlans,
  packageCurrency,
} from '@kontor/contract';
import type { Context } from '../context.ts';

/** How packages are paid, and what they cost a year (checklist 198, 301). */
export async function getSubscriptionSetup({
  payments,
}: Context): Promise<Data<typeof getSubscriptionSetupCall>> {
  return {
    publicKey: payments.publicKey,
    provider: payments.name,
    plans: membershipPlans.map(({ planID, priceInCents }) => ({
      planId: planID,
      subscription: planID,
      price: priceInCents,
      currency: packageCurrency,
    })),
  };
}
