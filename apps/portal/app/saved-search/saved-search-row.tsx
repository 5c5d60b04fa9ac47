import {
  createSavedSearch,
  deleteSavedSearch,
  markSavedSearchSeen,
  renameSavedSearch,
  type SavedSearch,
} from '@kontor/contract';
import { savedSearchAddress } from '@kontor/contract/saved-search-address';
import { Pill, useToast } from '@kontor/ui';
import { Check, Pencil, Rss, Search, Trash2 } from '@kontor/ui/icon';
import { lazyPart } from '@kontor/web/lazy-part';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { NameDialog } from '../list/name-dialog.tsx';
import { useDoing } from '../list/use-doing.ts';
import { MenuButton } from '../page-part/menu-button.tsx';
import { useUndoToast } from '../page-part/use-undo-toast.ts';
import { useSession } from '../session/session-context.tsx';
import { DigestChoice } from './digest-choice.tsx';
import { useAskedText } from './use-asked-text.ts';
import './saved-searches.css';

const FeedDialog = lazyPart(() => import('./feed-dialog.tsx'));

interface SavedSearchRowProps {
  search: SavedSearch;
  reload: () => void;
  /** Its results that came since its person looked, up to that moment. */
  news: { count: number; until: number; reload: () => void };
}

/** A saved search: the way to its results, what it asks for, and what can be done with it. */
export function SavedSearchRow({ search, reload, news }: SavedSearchRowProps) {
  const { t } = useLingui();
  const { call } = useSession();
  const toast = useToast();
  const undoToast = useUndoToast();
  const { isBusy, failure, run } = useDoing();
  const [isNaming, setNaming] = useState(false);
  const [hasFeedOpen, setFeedOpen] = useState(false);
  const [digest, setDigest] = useState(search.digest);
  const asked = useAskedText(search);
  const { savedSearchID, name, business, product } = search;
  const params = { savedSearchID };
  const { count, until } = news;

  async function rename(given: string) {
    if (!(await run(() => call(renameSavedSearch, { params, body: { name: given } })))) return;
    setNaming(false);
    reload();
    toast(t`Saved`, 'done');
  }

  async function markSeen() {
    if (await run(() => call(markSavedSearchSeen, { params, body: { until } }))) news.reload();
  }

  async function remove() {
    if (!(await run(() => call(deleteSavedSearch, { params })))) return;
    reload();
    undoToast(t`Saved search deleted`, restore);
  }

  /** The row may be gone by now, and what can go wrong is said as the deletion was. */
  async function restore() {
    try {
      await call(createSavedSearch, { body: { name, business, product, digest } });
      reload();
    } catch (error) {
      console.error('A saved search could not be put back', error);
      toast(t`Something was wrong, try again please`, 'failed');
    }
  }

  return (
    <li className="ss-row">
      <Search size={20} />
      <div className="ss-about">
        <a href={savedSearchAddress(search, count > 0)}>{name}</a>
        <p className="k-meta">{asked}</p>
        {isNaming ? null : failure}
      </div>
      {count > 0 ? (
        <Pill tone="info">{t`${plural(count, { one: '# new result', other: '# new results' })}`}</Pill>
      ) : null}
      <DigestChoice search={search} onChosen={setDigest} />
      <MenuButton
        className="k-icon-button"
        label={t`Menu of ${name}`}
        items={[
          ...(count > 0
            ? [{ key: 'seen', text: t`Mark as seen`, Icon: Check, to: () => void markSeen() }]
            : []),
          { key: 'name', text: t`Rename`, Icon: Pencil, to: () => setNaming(true) },
          { key: 'feed', text: t`RSS feed`, Icon: Rss, to: () => setFeedOpen(true) },
          { key: 'delete', text: t`Delete`, Icon: Trash2, to: () => void remove() },
        ]}
      />
      {hasFeedOpen ? (
        <Suspense>
          <FeedDialog search={search} onClose={() => setFeedOpen(false)} onChanged={reload} />
        </Suspense>
      ) : null}
      {isNaming ? (
        <NameDialog
          title={t`Rename`}
          action={t`Save`}
          name={name}
          isSaving={isBusy}
          failure={failure}
          onSave={(given) => void rename(given)}
          onClose={() => setNaming(false)}
        />
      ) : null}
    </li>
  );
}
