import { longestEmail } from '@kontor/contract/account-limits';

/** The address as accounts are stored under it, or undefined when it is none. */
export function readEmail(text: string): string | undefined {
  const email = text.trim().toLowerCase();
  if (email.length > longestEmail || !/^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@([a-z0-9-]+\.)+[a-z]{2,}$/.test(email))
    return undefined;
  return email;
}
