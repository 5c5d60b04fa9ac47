import { lazy, Suspense } from 'react';
import type { FormControl } from './use-form.ts';

const Notes = lazy(() => import('./loaded-form-notes.tsx'));

/** Says that a draft was put back, and lists all that is wrong after a refusal. Few see it, so it is loaded when needed. */
export function FormNotes({ control }: { control: FormControl<object, string> }) {
  if (control.attempt === 0 && !control.wasRestored) return null;
  return (
    <Suspense>
      <Notes control={control} />
    </Suspense>
  );
}
