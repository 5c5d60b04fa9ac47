import type { NotedForm } from './form-notes.tsx';
import { IssueSummary } from './issue-summary.tsx';
import { RestoredNote } from './restored-note.tsx';

/** The notes beside the button of a form. */
export default function NotesOfForm({ typed }: { typed: NotedForm }) {
  return (
    <>
      {typed.wasRestored ? <RestoredNote onUndo={typed.reset} /> : null}
      <IssueSummary key={typed.attempt} form={typed.form} issues={typed.issues} />
    </>
  );
}
