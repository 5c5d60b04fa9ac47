import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tab } from './searched.ts';

/** Names of the tabs, and so of the business types (checklist 186). */
export const tabName: Record<Tab, MessageDescriptor> = {
  PR: msg`Products`,
  UR: msg`Users`,
  MA: msg`Manufacturers`,
  DI: msg`Distributors`,
  WS: msg`Wholesalers`,
  IM: msg`Importers`,
  EX: msg`Exporters`,
  RE: msg`Retailers`,
  IN: msg`Investors`,
  CO: msg`Consultants`,
  GO: msg`Government`,
};

/** What a tab holds, in a sentence: a plural. Of all tabs, one has a name that is none. */
export function tabInSentence(tab: Tab, i18n: I18n): string {
  if (tab === 'GO') return i18n._(msg`government bodies`);
  return i18n._(tabName[tab]).toLocaleLowerCase(i18n.locale);
}
