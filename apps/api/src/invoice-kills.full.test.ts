import { markTransferPaid, membershipDay, orderByTransfer } from '@kontor/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { invoicesIn } from './invoice/testing-invoices.ts';
import { useKilledServices, type Work } from './test/killed-services.ts';
import { sharedApi } from './test/shared-api.ts';

/*
 * Api and worker are killed with -9 while packages are ordered by transfer and paid. What was not acknowledged is sent again: each order has
 * one pro-forma invoice and one invoice, and no number is left out.
 */
const kills = 12;
const allKills = 1_800_000;

const api = await sharedApi();
const { aBuyer, rows, haveNoGaps } = invoicesIn(api);
const { send, killUnder } = useKilledServices(api);

async function aFinanceOperator(): Promise<string> {
  const id = await rows.aPerson({ first_name: 'Fay' });
  await api.db.insertInto('operators').values({ person_id: id, role: 'finance' }).execute();
  return id;
}

test(
  'killed while transfers are ordered and paid: each has its invoices once, and numbers have no gaps',
  async () => {
    const finance = await aFinanceOperator();
    const receivedOn = membershipDay(new Date());
    async function buy(work: Work): Promise<void> {
      while (!work.ended) {
        const { businessID, owner } = await aBuyer();
        const order = { businessID, planId: 'gold', email: 'a@regia.example' } as const;
        const ordered = await send({ personID: owner.id, call: orderByTransfer, input: { body: order } });
        const params = { orderID: ordered?.orderID ?? '' };
        const body = { receivedOn, reference: 'SEPA', amountCents: 185_000 };
        await send({ personID: finance, call: markTransferPaid, input: { params, body } });
        work.acknowledged += 1;
      }
    }
    const { acknowledged } = await killUnder({ kills, within: 60 }, (work) =>
      Array.from({ length: 4 }, () => buy(work)),
    );
    expect(await haveNoGaps()).toBe(true);
    const { rows: counted } = await sql<{ kind: string; count: number }>`
      SELECT kind, count(*)::int FROM invoices GROUP BY kind ORDER BY kind
    `.execute(api.db);
    expect(counted).toEqual(['invoice', 'pro-forma'].map((kind) => ({ kind, count: acknowledged })));
    console.log(`${acknowledged} orders acknowledged under ${kills} kills`);
  },
  allKills,
);
