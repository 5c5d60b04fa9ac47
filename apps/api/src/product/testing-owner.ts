import type { BusinessRole, ProductInput } from '@kontor/contract';
import type { TestApi } from '../test/api.ts';
import { rowsIn } from '../test/rows.ts';

/** A business of one owner, who is signed in. */
export async function anOwner(
  api: TestApi,
  given: Parameters<ReturnType<typeof rowsIn>['aBusiness']>[0] = {},
) {
  const rows = rowsIn(api.db, api.reference);
  const businessID = await rows.aBusiness(given);
  const owner = await aMember(api, businessID, 'owner');
  return { ...owner, businessID };
}

/** Somebody who is signed in and what they are to a business. */
export async function aMember(api: TestApi, business_id: string, role: BusinessRole) {
  const id = await rowsIn(api.db, api.reference).aPerson({ first_name: 'Marisol', last_name: 'Treviño' });
  await api.db.insertInto('business_members').values({ business_id, person_id: id, role }).execute();
  return api.signIn({ id, firstName: 'Marisol', lastName: 'Treviño' });
}

/** A product with every field of its form but photos. */
export const complete = {
  name: 'Bevel gear unit KR 75',
  description: 'Right-angle gear unit.\nFoot or flange mounting.',
  keywords: ['hollow shaft', 'ATEX'],
  category: '0006.000601.00060101',
  specs: [
    { key: 'Output torque', value: '1,500', unit: 'N·m' },
    { key: 'Protection class', value: 'IP65' },
  ],
  leadTimeDays: 21,
  minimumOrder: { number: 1, unit: 'unit' },
  stock: true,
  price: { amount: 1184.5, currency: 'USD', per: 'unit' },
} satisfies ProductInput;
