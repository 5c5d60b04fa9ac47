import type { Page } from 'playwright-core';
import { useBrowser } from './browser.ts';
import { tokenAt, useOwnedBusinesses } from './owned-business.ts';
import { field, title } from './profile-journeys.ts';
import { useSessionProduct } from './session-product.ts';

/** Journeys of people who edit a business of their own. */
export function useEditedBusiness() {
  const { visit } = useBrowser();
  const { portal, signedIn } = useSessionProduct();
  const { call, createBusiness, aColleague } = useOwnedBusinesses();

  const ask = async <Answer>(page: Page, path: string) =>
    call<Answer>(await tokenAt(page), `business/profile/${path}`);

  async function publishAs(token: string, businessID: string, fields: object): Promise<void> {
    const path = `business/profile/${businessID}`;
    const { sections } = await call<{ sections: { contact: { revision: number } } }>(token, `${path}/edit`);
    const { revision } = sections.contact;
    await call(token, `${path}/contact`, { method: 'PUT', body: { revision, ...fields } });
  }

  /** A business of whoever is signed in, and its page for editing. */
  async function edit(options: Parameters<typeof visit>[0] = {}, tab = '') {
    const visited = await visit({ ...(await signedIn()), ...options });
    await visited.page.goto('/my-business');
    await title(visited.page, 'My Business').waitFor();
    const token = await tokenAt(visited.page);
    const businessID = await createBusiness(token);
    await visited.page.goto(`/business/${businessID}/edit${tab && `/${tab}`}`);
    if (tab === '') await field(visited.page, 'Company name').waitFor();
    return { ...visited, businessID, token };
  }

  return { visit, portal, call, ask, aColleague, publishAs, edit };
}
