import type { BusinessRole } from '@kontor/contract';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { usePeople } from './people.ts';
import { join } from './rows.ts';
import { useSessionProduct } from './session-product.ts';

/** The access token of whoever is signed in on a page. */
export const tokenAt = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.token).token);

/** Businesses with people, for journeys in which they are managed. */
export function useOwnedBusinesses() {
  const { portal } = useSessionProduct();
  const { aPerson } = usePeople();

  /** What the api answers to this token. */
  async function call<Answer>(
    token: string,
    path: string,
    sent?: { method: string; body: object },
  ): Promise<Answer> {
    const answer = await fetch(`${portal()}/api/v1/${path}`, {
      headers: { 'wbn-auth': token, 'content-type': 'application/json' },
      ...(sent && { method: sent.method, body: JSON.stringify(sent.body) }),
    });
    expect(answer.status, path).toBe(200);
    return (await answer.json()).data;
  }

  /** @returns the id of a new business of the person */
  async function createBusiness(token: string): Promise<string> {
    const { businessID } = await call<{ businessID: string }>(token, 'business/profile/create', {
      method: 'POST',
      body: {
        companyName: 'Reductores Sierra Alta',
        businessType: 'MA',
        country: 'MX',
        state: 'MX-NLE',
        categories: ['0006.000602'],
        shortDescription: 'Gearboxes to drawing.',
      },
    });
    return businessID;
  }

  /** Another person of a business. @returns their token */
  async function aColleague(businessID: string, role: BusinessRole = 'admin'): Promise<string> {
    const { id, token } = await aPerson({ firstName: 'Ruth', lastName: 'Okafor' });
    await join(businessID, id, role);
    return token;
  }

  return { call, createBusiness, aColleague };
}
