import { ResultCard, type ResultProps } from './result-card.tsx';
import './user-card.css';

export interface UserCardProps extends ResultProps {
  name: string;
  photo: string;
  /** "job position at company". */
  work?: string | undefined;
  /** "country / state / city". */
  place: string;
  presentation?: string | undefined;
}

/** A person in a list of results (checklist 105). */
export function UserCard(props: UserCardProps) {
  return (
    <ResultCard
      className="k-user"
      picture={{ url: props.photo, className: 'k-user-photo' }}
      likes={props.likes}
      actions={props.actions}
    >
      <div className="k-result-name">
        <h2>{props.name}</h2>
        {props.origin}
      </div>
      <p className="k-meta">{props.place}</p>
      {props.work ? <p className="k-result-by">{props.work}</p> : null}
      {props.presentation ? <p className="k-result-text k-clamp">{props.presentation}</p> : null}
    </ResultCard>
  );
}
