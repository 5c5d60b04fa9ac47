import type { ReactNode, Ref } from 'react';
import { CircleCheck, TriangleAlert } from '../icon/icons.gen.ts';
import { classes } from '../style/classes.ts';
import './note.css';
import './form-notice.css';

interface FormNoticeProps {
  /** `bad`: the form was refused; `ok`: what it was for is done. */
  kind: 'bad' | 'ok';
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** The result of a form, above its fields. It can be given the focus, so that reading goes on there. */
export function FormNotice({ kind, ref, children }: FormNoticeProps) {
  const Icon = kind === 'bad' ? TriangleAlert : CircleCheck;
  return (
    <div
      className={classes('k-note', 'k-form-notice', `k-note-${kind}`)}
      role={kind === 'bad' ? 'alert' : 'status'}
      tabIndex={-1}
      ref={ref}
    >
      <Icon size={20} />
      <div>{children}</div>
    </div>
  );
}
