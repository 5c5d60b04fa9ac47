import type { ReactNode } from 'react';
import { Info, TriangleAlert } from '../icon/icons.gen.ts';
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

interface ErrorNoteProps {
  text: string;
  /** The element of the text; the heading of its page where the note stands in the page's place. */
  as?: 'p' | 'h1';
  children?: ReactNode;
}

/** Something failed: what happened, then a way on. */
export function ErrorNote({ text, as: Text = 'p', children }: ErrorNoteProps) {
  return (
    <div className="k-note k-note-bad" role="alert">
      <TriangleAlert size={20} />
      <div>
        <Text className="k-note-text">{text}</Text>
        {children}
      </div>
    </div>
  );
}
