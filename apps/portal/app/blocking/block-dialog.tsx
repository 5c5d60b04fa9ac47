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
      text={t`Neither of you reads the other, and ${name} can no longer write to you. You are connected no more and neither follows the other. ${name} is not told.`}
      texts={{ confirm: t`Block`, cancel: t`Cancel` }}
      {...ways}
    />
  );
}
