/**
 * Addresses of the account service's pages; `returnTo` is the page it sends the person back to (checklist 277), an
 * address of ours.
 */
export function loginAddress(accountsOrigin: string, returnTo: string): string {
  return `${accountsOrigin}/login?continue=${encodeURIComponent(returnTo)}`;
}

export function registerAddress(accountsOrigin: string, returnTo: string): string {
  return `${accountsOrigin}/register?continue=${encodeURIComponent(returnTo)}`;
}

export function securityAddress(accountsOrigin: string, returnTo: string): string {
  return `${accountsOrigin}/security?continue=${encodeURIComponent(returnTo)}`;
}
