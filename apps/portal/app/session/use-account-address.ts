import { useLocation } from 'react-router';
import { type AccountPage, accountAddress } from './account-address.ts';
import { usePortal } from './use-portal.ts';

/**
 * Addresses of the account service in the language of the page shown, which lead back to it, or on to another page.
 * @param next path and query of that page
 */
export function useAccountAddress(next?: string): Record<AccountPage, string> {
  const { origin, accountsOrigin, language } = usePortal();
  const { pathname, search } = useLocation();
  const from = { accountsOrigin, language, returnTo: origin + (next ?? `${pathname}${search}`) };
  return {
    login: accountAddress('login', from),
    register: accountAddress('register', from),
    security: accountAddress('security', from),
  };
}
