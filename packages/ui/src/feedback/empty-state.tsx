import type { ReactNode } from 'react';
import './empty-state.css';

interface EmptyStateProps {
  title: string;
  text?: string;
  /** Address of the mascot's picture. */
  picture: string;
  /** The way on. */
  children?: ReactNode;
}

export function EmptyState({ title, text, picture, children }: EmptyStateProps) {
  return (
    <div className="k-empty">
      <img src={picture} width="140" height="144" alt="" />
      <h2>{title}</h2>
      {text ? <p>{text}</p> : null}
      {children ? <div className="k-empty-ways">{children}</div> : null}
    </div>
  );
}
