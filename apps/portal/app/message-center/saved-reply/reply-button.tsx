import { NotebookPen } from '@kontor/ui/icon';
import { useLingui } from '@lingui/react/macro';

interface ReplyButtonProps {
  isOpen: boolean;
  isDisabled: boolean;
  onPress: () => void;
}

/** Opens the saved replies. */
export function ReplyButton({ isOpen, isDisabled, onPress }: ReplyButtonProps) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      className="k-icon-button"
      aria-label={t`Saved replies`}
      aria-expanded={isOpen}
      disabled={isDisabled}
      // A press elsewhere closes them: this one shall not open them again.
      onPointerDown={(event) => isOpen && event.stopPropagation()}
      onClick={onPress}
    >
      <NotebookPen size={20} />
    </button>
  );
}
