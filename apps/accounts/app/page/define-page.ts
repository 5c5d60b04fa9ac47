/** What stands around a page: the narrow frame of forms, the wide one, or in that the one of an account's security, which asks for a login. */
export type Frame = 'form' | 'wide' | 'security';

/** What routes and tests know of a page. Data alone: no component, no text, no verb. */
export interface AccountPage {
  /** Its path: `/security/password`. */
  route: `/${string}`;
  /** Its route module in `app`, without ending: `security/password/password-page`. */
  module: string;
  frame: Frame;
}

/** Declares a page of the account service, in `page.ts` or `pages.ts` of its folder; the file is found by its name. */
export function definePage(page: AccountPage): AccountPage {
  return page;
}
