import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { useBrowser, type Visit } from './browser.ts';
import { useSessionProduct } from './session-product.ts';

type VisitOptions = Parameters<ReturnType<typeof useBrowser>['visit']>[0];

/** Where the form is sent: the action of its page. */
export const saving = '**/profile/edit.data';
export const isSaving = (sent: Request) =>
  sent.method() === 'POST' && sent.url().endsWith('/profile/edit.data');

export const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
export const field = (page: Page, label: string) =>
  page.locator('input, select, textarea').and(page.getByLabel(label, { exact: true }));
export const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name, exact: true });
export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
export const toast = (page: Page, text: string) => page.locator('.k-toast', { hasText: text });

/** Chooses from a list that is searched by typing. */
export async function choose(page: Page, label: string, typed: string, name: string | RegExp): Promise<void> {
  await field(page, label).fill(typed);
  await option(page, name).click();
}

/** A profile as the api answers it to its owner. */
export interface OwnProfile {
  userID: string;
  [field: string]: unknown;
}

/** A profile without anything but a name. */
export const emptyProfile = {
  firstName: 'Marisol',
  lastName: 'Treviño',
  mobilePhone: null,
  country: null,
  city: '',
  gender: null,
  preferredLanguage: null,
  birthDate: '',
  showBirthDate: false,
  profession: '',
  showProfession: false,
  companyName: '',
  industry: null,
  jobPosition: null,
  businessType: null,
  briefPresentation: '',
};

/** Journeys of somebody with a profile, beside an account service of the tests'. */
export function useProfileJourneys() {
  const { visit } = useBrowser();
  const { portal, accounts, signedIn } = useSessionProduct();

  /** What the api answers to this token; with a body, once that is saved. */
  async function send(token: string, body?: object): Promise<OwnProfile> {
    const headers = { 'wbn-auth': token, 'content-type': 'application/json' };
    const init = body ? { method: 'PUT', headers, body: JSON.stringify(body) } : { headers };
    const answer = await fetch(`${portal()}/api/v1/user/profile`, init);
    expect(answer.status).toBe(200);
    return (await answer.json()).data;
  }

  /** The same as whoever is signed in at a page. */
  async function ask(page: Page, body?: object): Promise<OwnProfile> {
    return send(await page.evaluate(() => JSON.parse(localStorage.token).token), body);
  }

  /** Opens the form as somebody who has logged in before, whose profile holds this and nothing else. */
  async function edit(start: object = {}, options: VisitOptions = {}): Promise<Visit> {
    await send((await accounts().openSession()).token, { ...emptyProfile, ...start });
    const visited = await visit({ ...(await signedIn()), ...options });
    await visited.page.goto('/profile/edit');
    await field(visited.page, 'First name').waitFor();
    return visited;
  }

  return { visit, portal, accounts, signedIn, ask, edit };
}
