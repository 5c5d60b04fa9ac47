import type { Client } from '@kontor/contract';
import type { ShownLanguage } from '@kontor/web/language';
import { textsIn } from '../language/catalogues.server.ts';
import type { PortalCountryCode } from '../portal-country.ts';
import { contextWith, visitContext } from '../session/page-context.ts';

interface TestedVisit {
  language: ShownLanguage;
  country: PortalCountryCode;
  origin: string;
  call: Client;
}

export const testedAccountsOrigin = 'https://accounts.example';

/** For tests: the context a loader is given when a portal is visited in a language. What goes wrong is thrown. */
export function visitIn({ language, country, origin, call }: TestedVisit) {
  const context = contextWith({
    country,
    origin,
    apiUrl: origin,
    accountsOrigin: testedAccountsOrigin,
    report(error) {
      throw error;
    },
  });
  const i18n = textsIn(language);
  context.set(visitContext, { language, theme: undefined, i18n, call, callForAll: call });
  return context;
}
