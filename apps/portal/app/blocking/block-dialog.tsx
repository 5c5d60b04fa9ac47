import { ConfirmDialog } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';

interface BlockDialogProps {
  name: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Says what a block does, before it ends a connection. */
export default function BlockDialog({ name, ...ways }: BlockDialogProps) {
  const { t } = useLingui();
  return (
    <ConfirmDialog
      title={t`Block ${name}?`}
      text={t`You no longer see each other’s posts and comments, and ${name} can no longer write to you. Any connection or follow between you ends. ${name} is not told.`}
      texts={{ confirm: t`Block`, cancel: t`Cancel` }}
      {...ways}
    />
  );
}
