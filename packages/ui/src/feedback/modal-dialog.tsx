import { type DialogHTMLAttributes, useEffect, useRef } from 'react';
import { classes } from '../style/classes.ts';
import './modal-dialog.css';

/** A dialog before the page, open for as long as it is rendered. */
export function ModalDialog({ className, ...dialog }: DialogHTMLAttributes<HTMLDialogElement>) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => ref.current?.showModal(), []);

  return <dialog {...dialog} ref={ref} className={classes('k-dialog', className)} />;
}
