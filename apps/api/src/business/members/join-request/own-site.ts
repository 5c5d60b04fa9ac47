import providers from 'email-providers/all.json' with { type: 'json' };
import { getDomain } from 'tldts';

/** Where anybody gets an address: nobody there works for whose site it is. */
const mailProviders: ReadonlySet<string> = new Set(providers);

/** Domains below which everybody may register one, as `github.io`, are nobody's own. */
const options = { allowPrivateDomains: true };

/** Whether an e-mail address lies at the registrable domain of a website, which may be written without `https://`. */
export function isAtOwnSite(email: string, website: string | null): boolean {
  const own = website === null ? null : getDomain(website.trim(), options);
  const domain = getDomain(email.slice(email.lastIndexOf('@') + 1), options);
  return own !== null && own === domain && !mailProviders.has(own);
}
