import { createList, idempotencyKeyHeader, type List } from '@kontor/contract';
import { listLimits } from '@kontor/contract/list-limits';
import { useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useSession } from '../session/session-context.tsx';
import { ListNameDialog } from './list-name-dialog.tsx';
import { useDoing } from './use-doing.ts';

interface NewListDialogProps {
  onMade: (list: List) => void;
  onClose: () => void;
}

/** Begins a list. */
export function NewListDialog({ onMade, onClose }: NewListDialogProps) {
  const { t } = useLingui();
  const { call } = useSession();
  const { isBusy, failure, run } = useDoing();
  const maximum = listLimits.owned;
  // Sent again after a lost answer, a name is one list.
  const keys = useRef(new Map<string, string>());

  function create(name: string) {
    const key = keys.current.get(name) ?? crypto.randomUUID();
    keys.current.set(name, key);
    void run(
      async () =>
        onMade(await call(createList, { body: { name } }, { headers: { [idempotencyKeyHeader]: key } })),
      t`You have ${maximum} lists, which is the maximum. Delete one first.`,
    );
  }

  return (
    <ListNameDialog
      title={t`New list`}
      action={t`Create`}
      isSaving={isBusy}
      failure={failure}
      onSave={create}
      onClose={onClose}
    />
  );
}
