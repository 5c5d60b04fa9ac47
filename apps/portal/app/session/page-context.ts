import type { Client } from '@kontor/contract';
import type { ShownLanguage } from '@kontor/web/language';
import type { Theme } from '@kontor/web/theme';
import type { I18n } from '@lingui/core';
import { createContext, RouterContextProvider } from 'react-router';
import type { PortalCountryCode } from '../portal-country.ts';
import type { SharedPage } from '../share-picture/shared-page.ts';
import type { CardOrigins } from './content-policy.ts';
import { collectTags, type TagCollector } from './page-tags.ts';

/** What the running portal was told at its start. */
export interface PortalSettings {
  country: PortalCountryCode;
  /** Where the api is reached inside the network, with its version: `http://127.0.0.1:3001/api/v1`. */
  apiUrl: string;
  /** Public origin of this portal. */
  origin: string;
  /** Public origin of the account service. */
  accountsOrigin: string;
  /** Where files are sent to, when that is a store of its own. */
  storeOrigin?: string | undefined;
  /** Where Stripe's script comes from, when packages are paid through Stripe. */
  stripeScripts?: string | undefined;
  /** Takes note of what went wrong without failing the page. */
  report: (error: unknown, what: string) => void;
  /** Whether changes of what pages show are heard of as they happen; never without it. */
  hearsChanges?: () => boolean;
}

/** What is known of one visit to one page. */
export interface Visit {
  language: ShownLanguage;
  /** Undefined: as the visitor's system has it. */
  theme: Theme | undefined;
  i18n: I18n;
  /**
   * Calls the API in the visit's language; for `personal` pages and forms, as the person who asks. Failures are thrown as answers
   * with a status.
   */
  call: Client;
  /** The same, but as a visitor and not ended with the visit: for what is cached for other visits, too. */
  callForAll: Client;
}

export const settingsContext = createContext<PortalSettings>();
export const visitContext = createContext<Visit>();
/** Where the loader of a page leaves what the page's picture for social networks says; null for a page without one. */
export const sharedPageContext = createContext<SharedPage | null>(null);
/** Where the loader of a page that takes cards leaves whose scripts and frames it needs; null for every other page. */
export const cardOriginsContext = createContext<CardOrigins | null>(null);
/** Where loaders leave what the page depends on. */
export const tagsContext = createContext<TagCollector>();

/** The context of a new request: the settings and an empty list of tags. Middleware adds the visit. */
export function contextWith(
  settings: PortalSettings,
  collector: TagCollector = collectTags(),
): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(settingsContext, settings);
  context.set(tagsContext, collector);
  return context;
}
