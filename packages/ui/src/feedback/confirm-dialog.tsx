import { useId } from 'react';
import { Button } from '../button/button.tsx';
import { ModalDialog } from './modal-dialog.tsx';
import './confirm-dialog.css';

interface ConfirmDialogProps {
  title: string;
  text: string;
  /** What is done, and what leaves all as it is. */
  texts: { confirm: string; cancel: string };
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something is lost, for as long as it is rendered; Escape leaves all as it is. */
export function ConfirmDialog({ title, text, texts, onConfirm, onCancel }: ConfirmDialogProps) {
  const id = useId();
  return (
    <ModalDialog
      className="k-confirm"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
      // Browsers may close it at the second Escape without asking.
      onClose={onCancel}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <p id={`${id}-text`}>{text}</p>
      <div className="k-confirm-ways">
        <Button variant="petrol" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button variant="danger" onClick={onConfirm}>
          {texts.confirm}
        </Button>
      </div>
    </ModalDialog>
  );
}
