import type { FavoriteResource } from '@kontor/contract';
import { Factory, Folder, Package, Users } from '@kontor/ui/icon';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { favoritesAddress, listsPath } from '../favorite/favorite-address.ts';
import type { Total } from '../favorite/load-favorites.ts';
import { listAddress } from './list-address.ts';
import { useLists } from './use-lists.ts';

interface SavedNavProps {
  /** A kind of favorites, all lists, or the id of one. */
  current: FavoriteResource | 'lists' | (string & {});
  /** They have no lists. */
  isVisitor: boolean;
  total: Total | undefined;
}

/** The ways to what is saved: favorites of either kind, and the named lists. */
export function SavedNav({ current, isVisitor, total }: SavedNavProps) {
  const { t, i18n } = useLingui();
  const kinds = [
    { type: 'business', text: t`Businesses`, Icon: Factory },
    { type: 'product', text: t`Products`, Icon: Package },
  ] as const;
  return (
    <nav aria-label={t`Favorites`}>
      <ul className="fv-kinds">
        {kinds.map(({ type, text, Icon }) => (
          <li key={type}>
            <a href={favoritesAddress(type)} aria-current={type === current ? 'page' : undefined}>
              <Icon size={18} />
              <span>{text}</span>
              <span className="k-number">{total && i18n.number(total[type])}</span>
            </a>
          </li>
        ))}
        {isVisitor ? <AllLists current={current} /> : <Lists current={current} />}
      </ul>
    </nav>
  );
}

type Current = Pick<SavedNavProps, 'current'>;

function AllLists({ current, count }: Current & { count?: number }) {
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
function Lists({ current }: Current) {
  const { i18n } = useLingui();
  const { lists } = useLists();
  const chosen = useRef<HTMLLIElement>(null);
  // Below 992 px they stand in a row that scrolls.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once they are there
  useEffect(() => {
    const row = chosen.current?.parentElement;
    if (row && chosen.current) row.scrollLeft = chosen.current.offsetLeft - row.offsetLeft;
  }, [lists?.length]);
  return (
    <>
      <AllLists current={current} {...(lists && { count: lists.length })} />
      {lists?.map(({ listID, name, entries, isShared }) => (
        <li key={listID} ref={listID === current ? chosen : undefined}>
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
