import type { ReactNode } from 'react';
import type { AuthorView } from '../author/author-view.ts';

interface PersonRowProps {
  person: AuthorView;
  note?: string | undefined;
  /** What they said. */
  words?: string | undefined;
  children?: ReactNode;
}

/** Somebody in a group, or who wants to be, with what can be done about it. */
export function PersonRow({ person, note, words, children }: PersonRowProps) {
  return (
    <li>
      <img className="gr-photo" src={person.picture} width="40" height="40" alt="" />
      <div className="gr-person">
        <a href={person.href}>{person.name}</a>
        {note ? <small>{note}</small> : null}
        {words ? <p>“{words}”</p> : null}
      </div>
      {children ? <div className="gr-does">{children}</div> : null}
    </li>
  );
}
