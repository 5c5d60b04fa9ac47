import type { Client } from '@kontor/contract';
import type { I18n } from '@lingui/core';
import { createContext, RouterContextProvider } from 'react-router';
import type { ShownLanguage } from '../language/language.ts';
import type { PortalCountryCode } from '../portal-country.ts';
import type { Theme } from '../shell/theme.ts';

/** What the running portal was told at its start. */
export interface PortalSettings {
  country: PortalCountryCode;
  /** Where the api is reached inside the network, with its version: `http://127.0.0.1:3001/api/v1`. */
  apiUrl: string;
  /** Public origin of this portal. */
  origin: string;
  /** Public origin of the account service. */
  accountsOrigin: string;
  /** Takes note of what went wrong without failing the page. */
  report: (error: unknown, what: string) => void;
}

/** What is known of one visit to one page. */
export interface Visit {
  language: ShownLanguage;
  /** Undefined: as the visitor's system has it. */
  theme: Theme | undefined;
  i18n: I18n;
  /** Calls the API in the visit's language; its failures are thrown as answers with a status. */
  call: Client;
  /** The same, but not ended with the visit: for what is kept for other visits, too. */
  callForAll: Client;
}

export const settingsContext = createContext<PortalSettings>();
export const visitContext = createContext<Visit>();

/** What a request starts with: the settings; the visit is found out on the way. */
export function contextWith(settings: PortalSettings): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(settingsContext, settings);
  return context;
}
