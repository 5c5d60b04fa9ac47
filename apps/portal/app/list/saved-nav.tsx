import { type FavoriteResource, listSavedSearches } from '@kontor/contract';
import { Factory, Folder, Package, Search, Users } from '@kontor/ui/icon';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { favoritesAddress, listsPath, savedSearchesPath } from '../favorite/favorite-address.ts';
import type { Total } from '../favorite/load-favorites.ts';
import { useLoaded } from '../session/use-loaded.ts';
import { listAddress } from './list-address.ts';
import { useLists } from './use-lists.ts';

interface SavedNavProps {
  /** A kind of favorites, the saved searches, all lists, or the id of one. */
  current: FavoriteResource | 'searches' | 'lists' | (string & {});
  /** They have neither searches nor lists. */
  isVisitor: boolean;
  total: Total | undefined;
  /** How many searches are saved, where the page knows. */
  searches?: number | undefined;
}

/** The ways to what is saved: favorites of either kind, searches, and the named lists. */
export function SavedNav({ current, isVisitor, total, searches }: SavedNavProps) {
  const { t, i18n } = useLingui();
  const row = useRef<HTMLUListElement>(null);
  /** Below 992 px they stand in a row that scrolls. */
  function showCurrent() {
    const current = row.current?.querySelector('[aria-current]')?.parentElement;
    if (row.current && current) row.current.scrollLeft = current.offsetLeft - row.current.offsetLeft;
  }
  useEffect(showCurrent, []);
  const kinds = [
    { type: 'business', text: t`Businesses`, Icon: Factory },
    { type: 'product', text: t`Products`, Icon: Package },
  ] as const;
  return (
    <nav aria-label={t`Favorites`}>
      <ul className="fv-kinds" ref={row}>
        {kinds.map(({ type, text, Icon }) => (
          <li key={type}>
            <a href={favoritesAddress(type)} aria-current={type === current ? 'page' : undefined}>
              <Icon size={18} />
              <span>{text}</span>
              <span className="k-number">{total && i18n.number(total[type])}</span>
            </a>
          </li>
        ))}
        {isVisitor || current === 'searches' ? (
          <Searches current={current} count={searches} />
        ) : (
          <CountedSearches current={current} />
        )}
        {isVisitor ? <AllLists current={current} /> : <Lists current={current} onLoaded={showCurrent} />}
      </ul>
    </nav>
  );
}

type Current = Pick<SavedNavProps, 'current'>;
type Counted = Current & { count?: number | undefined };

function CountedSearches({ current }: Current) {
  const { data } = useLoaded(listSavedSearches, {});
  return <Searches current={current} count={data?.savedSearches.length} />;
}

function Searches({ current, count }: Counted) {
  const { t, i18n } = useLingui();
  return (
    <li>
      <a href={savedSearchesPath} aria-current={current === 'searches' ? 'page' : undefined}>
        <Search size={18} />
        <span>{t`Searches`}</span>
        <span className="k-number">{count === undefined ? undefined : i18n.number(count)}</span>
      </a>
    </li>
  );
}

function AllLists({ current, count }: Counted) {
  const { t, i18n } = useLingui();
  return (
    <li>
      <a href={listsPath} aria-current={current === 'lists' ? 'page' : undefined}>
        <Folder size={18} />
        <span>{t`Lists`}</span>
        <span className="k-number">{count === undefined ? undefined : i18n.number(count)}</span>
      </a>
    </li>
  );
}

/** Those in the archive are found among all. */
function Lists({ current, onLoaded }: Current & { onLoaded: () => void }) {
  const { i18n } = useLingui();
  const { lists } = useLists();
  const count = lists?.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once they are there
  useEffect(onLoaded, [count]);
  return (
    <>
      <AllLists current={current} count={count} />
      {lists?.map(({ listID, name, entries, isShared }) => (
        <li key={listID}>
          <a href={listAddress(listID)} aria-current={listID === current ? 'page' : undefined}>
            {isShared ? <Users size={18} /> : <Folder size={18} />}
            <span>{name}</span>
            <span className="k-number">{i18n.number(entries)}</span>
          </a>
        </li>
      ))}
    </>
  );
}
