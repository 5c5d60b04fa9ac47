import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import './note.css';

/** Something to know, at the place it concerns. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <div className="k-note">
      <Info size={20} />
      <div>{children}</div>
    </div>
  );
}

/** Something failed: what happened, then a way on. */
export function ErrorNote({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="k-note k-note-bad" role="alert">
      <TriangleAlert size={20} />
      <div>
        <p className="k-note-text">{text}</p>
        {children}
      </div>
    </div>
  );
}
