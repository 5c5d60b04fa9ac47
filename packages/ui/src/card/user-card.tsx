import type { ReactNode } from 'react';
import { Like } from './like.tsx';
import './result-card.css';
import './user-card.css';

export interface UserCardProps {
  name: string;
  photo: string;
  /** "job position at company". */
  work?: string | undefined;
  /** "country / state / city". */
  place: string;
  presentation?: string | undefined;
  likes: string;
  origin?: ReactNode;
  actions?: ReactNode;
}

/** A person in a list of results (checklist 105). */
export function UserCard(props: UserCardProps) {
  return (
    <article className="k-result k-user">
      <img
        className="k-user-photo"
        src={props.photo}
        width="88"
        height="88"
        alt=""
        loading="lazy"
        decoding="async"
      />
      <div className="k-result-body">
        <div className="k-result-name">
          <h2>{props.name}</h2>
          {props.origin}
        </div>
        <p className="k-meta">{props.place}</p>
        {props.work ? <p className="k-result-by">{props.work}</p> : null}
        {props.presentation ? <p className="k-result-text">{props.presentation}</p> : null}
      </div>
      <div className="k-result-actions">
        <Like text={props.likes} />
        {props.actions}
      </div>
    </article>
  );
}
