import { type DialogHTMLAttributes, useEffect, useRef } from 'react';
import { classes } from '../style/classes.ts';
import './modal-dialog.css';

/** A dialog before the page, open for as long as it is rendered. The focus goes back to where it came from, unless it is elsewhere then. */
export function ModalDialog({ className, ...dialog }: DialogHTMLAttributes<HTMLDialogElement>) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const before = document.activeElement;
    ref.current?.showModal();
    // A dialog that is taken out of the page while it is open gives nothing back by itself.
    return () => {
      if (document.activeElement === document.body && before instanceof HTMLElement)
        before.focus({ preventScroll: true });
    };
  }, []);

  return <dialog {...dialog} ref={ref} className={classes('k-dialog', className)} />;
}
