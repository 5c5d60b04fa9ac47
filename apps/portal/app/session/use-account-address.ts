import { useLocation } from 'react-router';
import { type AccountPage, accountAddress } from './account-address.ts';
import { usePortal } from './use-portal.ts';

/** Addresses of the account service that lead back to the page shown, in its language. */
export function useAccountAddress(): Record<AccountPage, string> {
  const { origin, accountsOrigin, language } = usePortal();
  const { pathname, search } = useLocation();
  const from = { accountsOrigin, language, returnTo: `${origin}${pathname}${search}` };
  return {
    login: accountAddress('login', from),
    register: accountAddress('register', from),
    security: accountAddress('security', from),
  };
}
