import { randomUUID } from 'node:crypto';
import type { BrowserContextOptions } from 'playwright-core';
import { expect } from 'vitest';
import { useBrowser } from './browser.ts';
import { change } from './rows.ts';
import { useSessionProduct } from './session-product.ts';

interface Somebody {
  firstName?: string;
  lastName?: string;
  /** Confirmed. */
  email?: string;
}

/** People of journeys, and browsers in which they are signed in. */
export function usePeople() {
  const { visit } = useBrowser();
  const { portal, accounts, signedIn } = useSessionProduct();

  /** A token of somebody; the api knows them from their first call on. */
  async function tokenOf(
    id: string,
    { firstName = 'Marisol', lastName = 'Treviño', expires }: Somebody & { expires?: number } = {},
  ): Promise<string> {
    const name = { given_name: firstName, family_name: lastName };
    const claims = { sub: id, sid: randomUUID(), jti: randomUUID(), ...name };
    return accounts().sign({ claims, ...(expires === undefined ? {} : { expires }) });
  }

  /** Somebody the api has known for a while, so that what they send lies not among first contacts. */
  async function aPerson(somebody: Somebody = {}) {
    const id = randomUUID();
    const { email = `${id}@mail.example` } = somebody;
    const token = await tokenOf(id, somebody);
    const headers = { 'wbn-auth': token };
    expect((await fetch(`${portal()}/api/v1/user/profile`, { headers })).status).toBe(200);
    const known = "UPDATE people SET created_at = now() - interval '30 days', email = $2 WHERE id = $1";
    await change(known, [id, email]);
    return { id, email, token, headers };
  }

  /** Somebody in a browser in which they are signed in. */
  async function aVisitor(somebody: Somebody = {}, options: BrowserContextOptions = {}) {
    const person = await aPerson(somebody);
    accounts().userID = person.id;
    return { ...person, ...(await visit({ ...(await signedIn()), ...options })) };
  }

  return { tokenOf, aPerson, aVisitor };
}
