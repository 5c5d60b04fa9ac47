import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tab } from './searched.ts';
import { tabName } from './tab-name.ts';

/** What a tab holds, in a sentence: a plural. Of all tabs, one has a name that is none. */
export function tabInSentence(tab: Tab, i18n: I18n): string {
  if (tab === 'GO') return i18n._(msg`government bodies`);
  return i18n._(tabName[tab]).toLocaleLowerCase(i18n.locale);
}
