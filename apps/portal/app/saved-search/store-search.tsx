import { CallError, createSavedSearch, type SavedSearch } from '@kontor/contract';
import { type SavedSearchDigest, savedSearchLimits } from '@kontor/contract/saved-search-limits';
import type { useToast } from '@kontor/ui';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { savedSearchesPath } from '../favorite/favorite-address.ts';
import type { SearchQuery } from '../search/search-query.ts';
import { tabName } from '../search/tab-name.ts';
import type { Session } from '../session/open-session.ts';
import { searchToSave } from './search-to-save.ts';
import './store-search.css';

interface Stored {
  query: SearchQuery;
  place: string | undefined;
  where: string | undefined;
  session: Session;
  toast: ReturnType<typeof useToast>;
  i18n: I18n;
}

/** Whoever saves a search is told that mails will come. */
const mailed: Record<SavedSearchDigest, MessageDescriptor> = {
  none: msg`No e-mail`,
  daily: msg`Daily e-mail`,
  weekly: msg`Weekly e-mail`,
};

/** Saves a search under what it asks for, and says where it is. @throws whatever but that one has as many as one can */
export async function storeSearch({ query, place, where, session, toast, i18n }: Stored): Promise<void> {
  const asked = [query.words, i18n._(tabName[query.tab]), place, where].filter(Boolean).join(' – ');
  const name = [...asked].slice(0, savedSearchLimits.name).join('').trim();
  let saved: SavedSearch;
  try {
    saved = await session.call(createSavedSearch, { body: { name, ...searchToSave(query) } });
  } catch (error) {
    if (!(error instanceof CallError && error.status === 409)) throw error;
    const maximum = savedSearchLimits.saved;
    toast(i18n._(msg`You have ${maximum} saved searches, which is the maximum. Delete one first.`), 'failed');
    return;
  }
  toast(i18n._(msg`Saved successfully`), 'done', (close) => (
    <div className="ss-mailed">
      <span>{i18n._(mailed[saved.digest])}</span>
      <a className="k-toast-action" href={savedSearchesPath} onClick={close}>
        {i18n._(msg`Saved searches`)}
      </a>
    </div>
  ));
}
