import { dismissListChanges, type FavoriteResource, listFavorites } from '@kontor/contract';
import { Button, EmptyState, ErrorNote, Note, Tabs } from '@kontor/ui';
import waving from '@kontor/ui/art/rosca-wave.svg';
import { History } from '@kontor/ui/icon';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { favoritesAddress, listsPath } from '../favorite/favorite-address.ts';
import { Loading } from '../page-part/loading.tsx';
import { LoadingFailed } from '../page-part/loading-failed.tsx';
import { useOwnTitle } from '../page-part/use-own-title.ts';
import { useSession } from '../session/session-context.tsx';
import { useLoaded } from '../session/use-loaded.ts';
import { listAddress } from './list-address.ts';
import { ListEntries } from './list-entries.tsx';
import { ListHead } from './list-head.tsx';
import type { ListPartProps } from './list-props.ts';
import { SavedNav } from './saved-nav.tsx';
import { useDoing } from './use-doing.ts';
import { useList } from './use-list.ts';
import './list.css';

interface NamedListProps {
  listID: string;
  resourceType: FavoriteResource;
  /** Of the page as it was served. */
  title: string;
}

/** A named list beside the ways to all that is saved. */
export default function NamedList({ listID, resourceType, title }: NamedListProps) {
  const { t } = useLingui();
  const { list, isGone, hasFailed, reload } = useList(listID);
  useOwnTitle(isGone ? undefined : list?.name, title);
  const { data } = useLoaded(listFavorites, { query: { resourceType: 'business', size: 1 } });
  return (
    <div className="fv-columns">
      <SavedNav
        key={`${list?.name} ${list?.entries} ${list?.isArchived} ${list?.isShared}`}
        current={listID}
        isVisitor={false}
        total={data && { business: data.total.businesses, product: data.total.products }}
      />
      <div className="fv-list">
        {list || isGone || hasFailed ? null : <Loading className="s-awaited" />}
        {hasFailed && !list ? <LoadingFailed as="h1" onRetry={reload} /> : null}
        {isGone ? (
          <ErrorNote
            as="h1"
            text={t`This list is no longer available: it was deleted, or is no longer shared with you.`}
          >
            <a href={listsPath}>
              <Trans>All lists</Trans>
            </a>
          </ErrorNote>
        ) : null}
        {list && !isGone ? <WholeList list={list} resourceType={resourceType} reload={reload} /> : null}
      </div>
    </div>
  );
}

function WholeList({ list, resourceType, reload }: ListPartProps & Pick<NamedListProps, 'resourceType'>) {
  const { t, i18n } = useLingui();
  const [areChanged, setChanged] = useState(false);
  const navigate = useNavigate();
  const { businesses, products, changed } = list.total;
  const kinds = [
    { key: 'business', text: t`Businesses`, count: businesses, changed: changed.businesses },
    { key: 'product', text: t`Products`, count: products, changed: changed.products },
  ] as const;
  const isEmpty = businesses + products === 0;
  const anyChanged = kinds.find((kind) => kind.changed > 0);
  const onlyChanged = areChanged && anyChanged !== undefined;

  /** What changed may be of the other kind alone. */
  function choose(chosen: boolean) {
    setChanged(chosen);
    const shown = kinds.find(({ key }) => key === resourceType);
    if (chosen && anyChanged && shown?.changed === 0)
      void navigate(listAddress(list.listID, anyChanged.key), { preventScrollReset: true });
  }

  return (
    <>
      <ListHead list={list} reload={reload} />
      {list.isArchived ? (
        <Note>
          <p>
            <Trans>This list is archived. It stays as it is, and you find it below all lists.</Trans>
          </p>
        </Note>
      ) : null}
      {isEmpty ? (
        <EmptyState
          title={t`This list is empty`}
          text={t`Save a business or a product and press “Add to list”, or add one of your favorites.`}
          picture={waving}
        >
          <a className="k-button k-button-petrol" href={favoritesAddress('business')}>
            <Trans>Favorites</Trans>
          </a>
        </EmptyState>
      ) : (
        <>
          <Tabs
            label={t`Entries of the list`}
            tabs={kinds.map(({ key, text, count, changed }) => ({
              key,
              text,
              href: listAddress(list.listID, key),
              count: i18n.number(onlyChanged ? changed : count),
              current: key === resourceType,
            }))}
          />
          {anyChanged ? (
            <Changed list={list} areChanged={areChanged} onChoose={choose} reload={reload} />
          ) : null}
          <ListEntries
            key={`${resourceType} ${onlyChanged}`}
            list={list}
            resourceType={resourceType}
            areChanged={onlyChanged}
            reload={reload}
          />
        </>
      )}
    </>
  );
}

interface ChangedProps extends ListPartProps {
  areChanged: boolean;
  onChoose: (areChanged: boolean) => void;
}

/** How much changed since people of the list looked through it. */
function Changed({ list, areChanged, onChoose, reload }: ChangedProps) {
  const { t } = useLingui();
  const { call } = useSession();
  const { isBusy, failure, run } = useDoing();
  const { listID, level, total } = list;
  const changed = total.changed.businesses + total.changed.products;

  async function dismiss() {
    if (await run(() => call(dismissListChanges, { params: { listID } }))) {
      onChoose(false);
      reload();
    }
  }

  return (
    <div className="ls-changed">
      <History size={20} />
      <p>
        {t`${plural(changed, { one: '# entry changed since you last looked.', other: '# entries changed since you last looked.' })}`}
      </p>
      <div className="ls-changed-ways">
        <Button size="small" variant="quiet" aria-pressed={areChanged} onClick={() => onChoose(!areChanged)}>
          {areChanged ? t`Show all` : t`Show only these`}
        </Button>
        {level === 'read' ? null : (
          <Button size="small" loading={isBusy} onClick={() => void dismiss()}>
            <Trans>Mark as seen</Trans>
          </Button>
        )}
      </div>
      {failure}
    </div>
  );
}
