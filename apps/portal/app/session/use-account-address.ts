import { useLocation } from 'react-router';
import { myB2bPath } from '../my-b2b/my-b2b-address.ts';
import { type AccountPage, accountAddress } from './account-address.ts';
import { usePortal } from './use-portal.ts';

/**
 * Addresses of the account service in the language of the page shown, which lead back to it, or on to another page: from the front
 * page to where people begin.
 * @param next path and query of that page
 */
export function useAccountAddress(next?: string): Record<AccountPage, string> {
  const { origin, accountsOrigin, language } = usePortal();
  const { pathname, search } = useLocation();
  const here = pathname === '/' ? myB2bPath : `${pathname}${search}`;
  const from = { accountsOrigin, language, returnTo: origin + (next ?? here) };
  return {
    login: accountAddress('login', from),
    register: accountAddress('register', from),
    security: accountAddress('security', from),
  };
}
