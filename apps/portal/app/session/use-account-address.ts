import { useLocation } from 'react-router';
import { usePortal } from '../shell/use-portal.ts';
import { loginAddress, registerAddress } from './account-address.ts';

/** Login and register addresses that lead back to the page shown. */
export function useAccountAddress(): { login: string; register: string } {
  const { origin, accountsOrigin } = usePortal();
  const { pathname, search } = useLocation();
  const here = `${origin}${pathname}${search}`;
  return { login: loginAddress(accountsOrigin, here), register: registerAddress(accountsOrigin, here) };
}
