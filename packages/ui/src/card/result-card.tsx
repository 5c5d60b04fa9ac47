import type { ReactNode } from 'react';
import { LikeCount } from '../like/like-count.tsx';
import { classes } from '../style/classes.ts';
import '../layout/card.css';
import './result-card.css';

/** What every card of a result says beside its own. */
export interface ResultProps {
  /** "214 likes". */
  likes: string;
  /** What must be said of where the data come from. */
  origin?: ReactNode;
  actions?: ReactNode;
}

interface ResultCardProps extends Pick<ResultProps, 'likes' | 'actions'> {
  className?: string;
  /** A company's logo or a person's photo: its class says how it looks. */
  picture: { url: string; className: string };
  /** Its name with badges, then what else there is to say. */
  children: ReactNode;
}

/** A business or a person in a list of results: picture, text, actions. */
export function ResultCard({ className, picture, likes, actions, children }: ResultCardProps) {
  return (
    <article className={classes('k-card k-card-lifts k-result', className)}>
      <img
        className={picture.className}
        src={picture.url}
        width="88"
        height="88"
        alt=""
        loading="lazy"
        decoding="async"
      />
      <div className="k-result-body">{children}</div>
      <div className="k-result-actions">
        <LikeCount text={likes} />
        {actions}
      </div>
    </article>
  );
}
