import { useLocation } from 'react-router';
import { usePortal } from '../shell/use-portal.ts';
import { loginAddress, registerAddress, securityAddress } from './account-address.ts';

/** Addresses of the account service that lead back to the page shown. */
export function useAccountAddress(): { login: string; register: string; security: string } {
  const { origin, accountsOrigin } = usePortal();
  const { pathname, search } = useLocation();
  const here = `${origin}${pathname}${search}`;
  return {
    login: loginAddress(accountsOrigin, here),
    register: registerAddress(accountsOrigin, here),
    security: securityAddress(accountsOrigin, here),
  };
}
