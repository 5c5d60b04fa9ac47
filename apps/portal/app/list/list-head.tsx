import { deleteList, editList } from '@kontor/contract';
import { Button, ConfirmDialog, useToast } from '@kontor/ui';
import { Archive, ArchiveRestore, Pencil, Share2, Trash2 } from '@kontor/ui/icon';
import { lazyPart } from '@kontor/web/lazy-part';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { viewOfAuthor } from '../author/author-view.ts';
import { listsPath } from '../favorite/favorite-address.ts';
import { FollowUpButton } from '../follow-up/follow-up-button.tsx';
import { MenuButton } from '../page-part/menu-button.tsx';
import { useUndoToast } from '../page-part/use-undo-toast.ts';
import { useSession } from '../session/session-context.tsx';
import { ListNameDialog } from './list-name-dialog.tsx';
import type { ListPartProps } from './list-props.ts';
import { useDoing } from './use-doing.ts';

const ShareDialog = lazyPart(() => import('./share-dialog.tsx'));

/** The name of a list, with whom it is shared, and what its owner can do with it. */
export function ListHead({ list, reload }: ListPartProps) {
  const { t, i18n } = useLingui();
  const { level, owner, shares, name } = list;
  const person = owner ? viewOfAuthor(owner, i18n).name : t`Former member`;
  const people = shares.flatMap((share) => {
    if (!share.with) return [];
    const { name: person } = viewOfAuthor(share.with, i18n);
    return [share.mayEdit ? t`${person} (can edit)` : t`${person} (can read)`];
  });
  const names = new Intl.ListFormat(i18n.locale).format(people);
  return (
    <div className="ls-head">
      <div>
        <h1>{name}</h1>
        {level === 'owner' && people.length > 0 ? <p className="k-meta">{t`Shared with ${names}`}</p> : null}
        {level === 'owner' && people.length === 0 ? (
          <p className="k-meta">{t`Only you can see this list.`}</p>
        ) : null}
        {level === 'edit' ? <p className="k-meta">{t`List of ${person}. You can edit it.`}</p> : null}
        {level === 'read' ? <p className="k-meta">{t`List of ${person}. You can read it.`}</p> : null}
      </div>
      <div className="ls-ways">
        <FollowUpButton subjectType="list" subjectID={list.listID} name={name} />
        {level === 'owner' ? <OwnerWays list={list} reload={reload} /> : null}
      </div>
    </div>
  );
}

function OwnerWays({ list, reload }: ListPartProps) {
  const { t } = useLingui();
  const { call } = useSession();
  const toast = useToast();
  const undoToast = useUndoToast();
  const navigate = useNavigate();
  const { isBusy, failure, run } = useDoing();
  const [asked, setAsked] = useState<'name' | 'share' | 'delete'>();
  const { listID, name, isArchived } = list;
  const params = { listID };
  const close = () => setAsked(undefined);

  async function rename(given: string) {
    if (!(await run(() => call(editList, { params, body: { name: given } })))) return;
    close();
    reload();
    toast(t`Saved`, 'done');
  }

  async function archive(archives: boolean) {
    if (!(await run(() => call(editList, { params, body: { isArchived: archives } })))) return;
    reload();
    if (archives) undoToast(t`List archived`, () => archive(false));
  }

  async function remove() {
    close();
    if (!(await run(() => call(deleteList, { params })))) return;
    toast(t`List deleted`, 'done');
    await navigate(listsPath);
  }

  const items = [
    { key: 'name', text: t`Rename`, Icon: Pencil, to: () => setAsked('name') },
    isArchived
      ? {
          key: 'archive',
          text: t`Take out of the archive`,
          Icon: ArchiveRestore,
          to: () => void archive(false),
        }
      : { key: 'archive', text: t`Archive`, Icon: Archive, to: () => void archive(true) },
    { key: 'delete', text: t`Delete`, Icon: Trash2, to: () => setAsked('delete') },
  ];
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setAsked('share')}>
        <Share2 size={17} />
        <Trans>Share</Trans>
      </Button>
      <MenuButton className="k-icon-button" label={t`Menu of the list`} items={items} />
      {asked === undefined ? failure : null}
      {asked === 'name' ? (
        <ListNameDialog
          listID={listID}
          title={t`Rename`}
          action={t`Save`}
          name={name}
          isSaving={isBusy}
          failure={failure}
          onSave={(given) => void rename(given)}
          onClose={close}
        />
      ) : null}
      {asked === 'share' ? (
        <Suspense>
          <ShareDialog list={list} onChanged={reload} onClose={close} />
        </Suspense>
      ) : null}
      {asked === 'delete' ? (
        <ConfirmDialog
          title={t`Delete ${name}?`}
          text={t`The list and all notes in it are deleted for everyone it is shared with, permanently.`}
          texts={{ confirm: t`Delete`, cancel: t`Cancel` }}
          onConfirm={() => void remove()}
          onCancel={close}
        />
      ) : null}
    </>
  );
}
