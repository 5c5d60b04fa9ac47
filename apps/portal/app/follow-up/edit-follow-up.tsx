import { editFollowUp, type FollowUp } from '@kontor/contract';
import { useToast } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { useSession } from '../session/session-context.tsx';
import { FollowUpDialog, type Planned } from './follow-up-dialog.tsx';

interface EditFollowUpProps {
  row: FollowUp;
  name: string;
  onChanged: (row: FollowUp) => void;
  onClose: () => void;
}

/** Sets another day or note. */
export default function EditFollowUp({ row, name, onChanged, onClose }: EditFollowUpProps) {
  const { t } = useLingui();
  const { call } = useSession();
  const toast = useToast();

  async function save({ day, note }: Planned) {
    const params = { followUpID: row.followUpID };
    await call(editFollowUp, { params, body: { day, ...(note === '' ? {} : { note }) } });
    onChanged({ ...row, day, note: note === '' ? undefined : note });
    toast(t`Saved`, 'done');
  }

  return (
    <FollowUpDialog
      title={t`Follow up: ${name}`}
      planned={{ day: row.day, note: row.note ?? '' }}
      conflict={t`This is no longer available.`}
      onSave={save}
      onClose={onClose}
    />
  );
}
