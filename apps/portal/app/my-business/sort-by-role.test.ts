import type { MyBusiness } from '@kontor/contract';
import { expect, test } from 'vitest';
import { sortByRole } from './sort-by-role.ts';

const of = (companyName: string, accessLevel: MyBusiness['accessLevel']) =>
  ({ general: { companyName }, accessLevel }) as MyBusiness;

test('owned businesses stand first, then administered ones, each by name as the language sorts it', () => {
  const businesses = [of('Zeta', 'member'), of('Órgano', 'owner'), of('Zeta', 'owner'), of('alfa', 'admin')];
  expect(
    sortByRole(businesses, 'es').map(({ general, accessLevel }) => `${accessLevel} ${general.companyName}`),
  ).toEqual(['owner Órgano', 'owner Zeta', 'admin alfa', 'member Zeta']);
});
