import { CallError, createSavedSearch } from '@kontor/contract';
import { savedSearchLimits } from '@kontor/contract/saved-search-limits';
import type { useToast } from '@kontor/ui';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { savedSearchesPath } from '../favorite/favorite-address.ts';
import type { SearchQuery } from '../search/search-query.ts';
import { tabName } from '../search/tab-name.ts';
import type { Session } from '../session/open-session.ts';
import { searchToSave } from './search-to-save.ts';

interface Stored {
  query: SearchQuery;
  place: string | undefined;
  where: string | undefined;
  session: Session;
  toast: ReturnType<typeof useToast>;
  i18n: I18n;
}

/** Saves a search under what it asks for, and says where it is. @throws whatever but that one has as many as one can */
export async function storeSearch({ query, place, where, session, toast, i18n }: Stored): Promise<void> {
  const asked = [query.words, i18n._(tabName[query.tab]), place, where].filter(Boolean).join(' – ');
  const name = [...asked].slice(0, savedSearchLimits.name).join('').trim();
  try {
    await session.call(createSavedSearch, { body: { name, ...searchToSave(query) } });
  } catch (error) {
    if (!(error instanceof CallError && error.status === 409)) throw error;
    const maximum = savedSearchLimits.saved;
    toast(i18n._(msg`You have ${maximum} saved searches, which is the maximum. Delete one first.`), 'failed');
    return;
  }
  toast(i18n._(msg`Saved successfully`), 'done', (close) => (
    <a className="k-toast-action" href={savedSearchesPath} onClick={close}>
      {i18n._(msg`Saved searches`)}
    </a>
  ));
}
