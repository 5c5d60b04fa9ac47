import { addListEntry, type FavoriteResource, type List } from '@kontor/contract';
import { listLimits } from '@kontor/contract/list-limits';
import { Button, DialogWays, TitledDialog } from '@kontor/ui';
import { Check, Folder, Plus, Users } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Loading } from '../page-part/loading.tsx';
import { LoadingFailed } from '../page-part/loading-failed.tsx';
import { useSession } from '../session/session-context.tsx';
import { listAddress } from './list-address.ts';
import { NewListDialog } from './new-list-dialog.tsx';
import { useDoing } from './use-doing.ts';
import { useLists } from './use-lists.ts';
import './dialog.css';

interface AddToListProps {
  resourceType: FavoriteResource;
  id: string;
  onClose: () => void;
}

/** Puts a business or a product into lists of one's own, those one may edit, and new ones. */
export default function AddToList({ resourceType, id, onClose }: AddToListProps) {
  const { t } = useLingui();
  const { call } = useSession();
  const { lists, failed, reload } = useLists();
  const { isBusy, failure, run } = useDoing();
  const [added, setAdded] = useState<readonly string[]>([]);
  const [isNaming, setNaming] = useState(false);
  const editable = lists?.filter(({ level }) => level !== 'read');
  const maximum = listLimits.entries;

  async function add({ listID }: Pick<List, 'listID'>) {
    const isDone = await run(
      () => call(addListEntry, { params: { listID }, body: { resourceType, resourceID: id } }),
      t`The list has ${maximum} entries, which is the maximum.`,
    );
    if (isDone) setAdded((before) => [...before, listID]);
  }

  return (
    <TitledDialog title={t`Add to list`} onClose={onClose}>
      <div className="ls-held">
        {failed ? <LoadingFailed onRetry={reload} /> : null}
        {editable || failed ? null : <Loading lines={2} />}
        {editable?.length === 0 ? (
          <p>
            <Trans>No lists yet</Trans>
          </p>
        ) : null}
        {editable && editable.length > 0 ? (
          <ul className="ls-choices">
            {editable.map((list) => {
              const { listID, name, isShared } = list;
              return (
                <li key={listID}>
                  {isShared ? <Users size={18} /> : <Folder size={18} />}
                  <div>{name}</div>
                  {added.includes(listID) ? (
                    <a href={listAddress(listID, resourceType)} onClick={onClose}>
                      <Check size={17} /> <Trans>Open list</Trans>
                    </a>
                  ) : (
                    <Button
                      size="small"
                      disabled={isBusy}
                      aria-label={t`Add to ${name}`}
                      onClick={() => void add(list)}
                    >
                      <Trans>Add</Trans>
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
        ) : null}
      </div>
      <p className="k-hidden" role="status">
        {added.length > 0 ? t`Added to the list` : ''}
      </p>
      {failure}
      <DialogWays>
        <Button variant="quiet" aria-haspopup="dialog" onClick={() => setNaming(true)}>
          <Plus size={17} />
          <Trans>New list</Trans>
        </Button>
        <Button variant="petrol" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      </DialogWays>
      {isNaming ? (
        <NewListDialog
          onMade={(list) => {
            setNaming(false);
            reload();
            void add(list);
          }}
          onClose={() => setNaming(false)}
        />
      ) : null}
    </TitledDialog>
  );
}
