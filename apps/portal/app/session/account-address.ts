/** A page of the account service a person is sent to from a page of ours. */
export type AccountPage = 'login' | 'register' | 'security';

interface From {
  accountsOrigin: string;
  /** The page it sends the person back to (checklist 277), an address of ours. */
  returnTo: string;
  /** The language it is shown in: on its own origin the service does not see the choice that is stored here. */
  language: string;
}

/** Address of a page of the account service. */
export function accountAddress(page: AccountPage, { accountsOrigin, returnTo, language }: From): string {
  return `${accountsOrigin}/${page}?continue=${encodeURIComponent(returnTo)}&lang=${language}`;
}
