import { createTestPaymentMethod, subscribe } from '@kontor/contract';
import { sql } from 'kysely';
import { teamsIn } from '../business/edit/testing-team.ts';
import type { TestApi } from '../test/api.ts';

/** Test cards by what becomes of a payment with them. */
export const testCards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  noFunds: '4000 0000 0000 9995',
  asks: '4000 0000 0000 3220',
  answerLost: '4000 0000 0000 7759',
  late: '4000 0000 0000 6959',
  toldOften: '4000 0000 0000 5126',
} as const;

type PaidPlanID = 'gold' | 'premium' | 'platinum';

/** Businesses whose owners buy packages, for tests. */
export function checkoutsIn(api: TestApi) {
  const { aTeam, aMember, rows } = teamsIn(api);

  async function aBuyer(given: Parameters<typeof aTeam>[0] = {}) {
    const { businessID, owner, admin } = await aTeam(given);
    const by = buyerOf(businessID, owner);
    return { businessID, owner, admin, ...by };
  }

  /** What an owner of a business does at its checkout. */
  function buyerOf(businessID: string, owner: Awaited<ReturnType<typeof aMember>>) {
    const cardOf = async (card: keyof typeof testCards) => {
      const body = { number: testCards[card], expiry: '12/49', cvc: '314', name: 'Marisol Treviño' };
      return (await owner.call(createTestPaymentMethod, { body })).paymentMethod;
    };
    const buy = async (planId: PaidPlanID, card: keyof typeof testCards = 'good', more: object = {}) =>
      owner.call(subscribe, {
        body: {
          businessID,
          planId,
          email: 'buyer@regia.example',
          paymentMethod: await cardOf(card),
          ...more,
        },
      });
    return { cardOf, buy };
  }

  const packageOf = async (businessID: string) =>
    (
      await api.db
        .selectFrom('businesses')
        .select('subscription')
        .where('id', '=', businessID)
        .executeTakeFirstOrThrow()
    ).subscription;

  /** What the test provider took for a business, in cents. */
  const takenFor = async (businessID: string) => {
    const { rows: paid } = await sql<{ amount_cents: number }>`
      SELECT p.amount_cents FROM test_payments AS p JOIN membership_orders AS o ON o.id::text = p.order_id
      WHERE o.business_id = ${businessID} AND p.state = 'paid' AND p.refund_id IS NULL ORDER BY p.paid_at
    `.execute(api.db);
    return paid.map(({ amount_cents }) => amount_cents);
  };

  /** Kinds of events in the ledger of a business, in the order they were written. */
  const ledgerOf = async (businessID: string) => {
    const events = await api.db
      .selectFrom('ledger_events')
      .innerJoin('membership_orders', 'membership_orders.id', 'ledger_events.order_id')
      .select(['kind', 'cause', 'amount_cents'])
      .where('membership_orders.business_id', '=', businessID)
      .orderBy('ledger_events.id')
      .execute();
    return events.map(({ kind, cause, amount_cents }) => [kind, cause, amount_cents]);
  };

  return { aBuyer, buyerOf, aMember, rows, packageOf, takenFor, ledgerOf };
}
