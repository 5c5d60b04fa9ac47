import { Suspense } from 'react';
import { lazyExtra } from '../lazy/lazy-extra.ts';
import type { FormNotesProps } from './form-notes-props.ts';

// Without network the fields alone say what is wrong, and the form stays.
const Notes = lazyExtra(() => import('./loaded-form-notes.tsx'));

/** Says that a draft was put back, and lists all that is wrong. Few see it, so it is loaded when needed. */
export function FormNotes({ control, text }: FormNotesProps) {
  if (Object.keys(control.issues).length === 0 && !control.wasRestored) return null;
  return (
    <Suspense>
      <Notes control={control} text={text} />
    </Suspense>
  );
}
