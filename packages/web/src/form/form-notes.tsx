import { lazy, Suspense } from 'react';
import type { NotedForm } from './noted-form.ts';

const Notes = lazy(() => import('./notes-of-form.tsx'));

/** Says what was put back into a form, and all that is wrong after it was sent in vain. Few see it, so it is loaded for them alone. */
export function FormNotes({ typed }: { typed: NotedForm }) {
  if (typed.attempt === 0 && !typed.wasRestored) return null;
  return (
    <Suspense>
      <Notes typed={typed} />
    </Suspense>
  );
}
