import { accountLimits } from '@kontor/contract';

/** Passkeys a person may have; devices that share one count once. */
export const maxPasskeys = 20;
/** Characters of a passkey's name. */
export const maxNameLength = accountLimits.passkeyName;

/** Control characters, lone surrogates, line separators, and what turns the direction of the text around it. */
const unwanted = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;

/** The name as it is stored, trimmed; '' for none, undefined for what can be no name. */
export function readPasskeyName(text: string): string | undefined {
  const name = text.trim();
  return name.length > maxNameLength || unwanted.test(name) ? undefined : name;
}
