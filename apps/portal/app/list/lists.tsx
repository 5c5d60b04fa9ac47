import { type List, listFavorites } from '@kontor/contract';
import { Button, ButtonLink, EmptyState, Pill } from '@kontor/ui';
import waving from '@kontor/ui/art/rosca-wave.svg';
import { Folder, Plus, Users } from '@kontor/ui/icon';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { viewOfAuthor } from '../author/author-view.ts';
import { Loading } from '../page-part/loading.tsx';
import { LoadingFailed } from '../page-part/loading-failed.tsx';
import { useAccountAddress } from '../session/use-account-address.ts';
import { useLoaded } from '../session/use-loaded.ts';
import { listAddress } from './list-address.ts';
import { NewListDialog } from './new-list-dialog.tsx';
import { SavedNav } from './saved-nav.tsx';
import { useLists } from './use-lists.ts';
import './list.css';

/** All named lists, those in the archive below. */
export default function Lists({ isVisitor }: { isVisitor: boolean }) {
  return isVisitor ? <ListsOfVisitor /> : <ListsOfPerson />;
}

function ListsOfVisitor() {
  const { t } = useLingui();
  const { login } = useAccountAddress();
  return (
    <div className="fv-columns">
      <SavedNav current="lists" isVisitor={true} total={undefined} />
      <EmptyState
        title={t`Lists are in your account`}
        text={t`Sort suppliers and products into named lists, note what you know of them, and share them with colleagues.`}
        picture={waving}
      >
        <ButtonLink variant="petrol" href={login}>
          <Trans>Log in</Trans>
        </ButtonLink>
      </EmptyState>
    </div>
  );
}

function ListsOfPerson() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { data } = useLoaded(listFavorites, { query: { resourceType: 'business', size: 1 } });
  const { lists, archived, failed, reload } = useLists();
  const [isNaming, setNaming] = useState(false);
  const begin = (
    <Button variant="petrol" aria-haspopup="dialog" onClick={() => setNaming(true)}>
      <Plus size={17} />
      <Trans>New list</Trans>
    </Button>
  );
  return (
    <div className="fv-columns">
      <SavedNav
        current="lists"
        isVisitor={false}
        total={data && { business: data.total.businesses, product: data.total.products }}
      />
      <div className="fv-list">
        {failed ? <LoadingFailed onRetry={reload} /> : null}
        {lists || failed ? null : <Loading className="s-awaited" />}
        {lists?.length === 0 ? (
          <EmptyState
            title={t`No lists yet`}
            text={t`Sort suppliers and products into named lists, note what you know of them, and share them with colleagues.`}
            picture={waving}
          >
            {begin}
          </EmptyState>
        ) : null}
        {lists && lists.length > 0 ? (
          <>
            {begin}
            <ListLinks lists={lists} />
          </>
        ) : null}
        {archived && archived.length > 0 ? (
          <section className="ls-archive">
            <h2>{t`Archive`}</h2>
            <ListLinks lists={archived} />
          </section>
        ) : null}
      </div>
      {isNaming ? (
        <NewListDialog
          onMade={({ listID }) => void navigate(listAddress(listID))}
          onClose={() => setNaming(false)}
        />
      ) : null}
    </div>
  );
}

function ListLinks({ lists }: { lists: readonly List[] }) {
  const { t, i18n } = useLingui();
  return (
    <ul className="k-card ls-links">
      {lists.map(({ listID, name, entries, isShared, level, owner }) => (
        <li key={listID}>
          {isShared ? <Users size={20} /> : <Folder size={20} />}
          <div>
            <a href={listAddress(listID)}>{name}</a>
            <p className="k-meta">
              <Plural value={entries} one="# entry" other="# entries" />
              {level === 'owner' || !owner ? null : ` · ${viewOfAuthor(owner, i18n).name}`}
            </p>
          </div>
          {level === 'owner' ? isShared ? <Pill>{t`Shared`}</Pill> : null : null}
          {level === 'edit' ? <Pill>{t`Can edit`}</Pill> : null}
          {level === 'read' ? <Pill>{t`Can read`}</Pill> : null}
        </li>
      ))}
    </ul>
  );
}
