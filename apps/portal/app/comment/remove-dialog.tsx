import { ConfirmDialog } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';

interface RemoveDialogProps {
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a comment is removed, which nobody can take back. */
export default function RemoveDialog(ways: RemoveDialogProps) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      title={t`Remove this comment?`}
      text={t`It cannot be restored. Replies by others stay.`}
      texts={{ confirm: t`Remove`, cancel: t`Cancel` }}
      {...ways}
    />
  );
}
