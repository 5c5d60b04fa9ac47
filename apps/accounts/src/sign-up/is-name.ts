import { accountLimits } from '@kontor/contract';

/** What a name has no need of, breaks of lines among it, what turns the direction of the text around it, and what makes an address of it. */
const noName = /[\p{Cc}\p{Zl}\p{Zp}<>@/\\:\u202A-\u202E\u2066-\u2069]|[\p{L}\p{N}]\.\p{L}{2,}/u;

/**
 * Whether something can be a person's name. Mails of ours begin with it, also those to an address that somebody else has
 * typed: no mail program may find an address in it to make a link of.
 */
export function isName(text: string): boolean {
  return text.length >= 1 && text.length <= accountLimits.name && !noName.test(text);
}
