import { type ReactNode, useId } from 'react';
import { ModalDialog } from './modal-dialog.tsx';
import './titled-dialog.css';

interface TitledDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with a title, and below it parts or a form with room between them. */
export function TitledDialog({ title, onClose, children }: TitledDialogProps) {
  const id = useId();
  return (
    <ModalDialog className="k-titled" aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      {children}
    </ModalDialog>
  );
}

/** The steps at the foot of a dialog or a part of it, the one that goes on last. */
export function DialogWays({ children }: { children: ReactNode }) {
  return <div className="k-titled-ways">{children}</div>;
}
