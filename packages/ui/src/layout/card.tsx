import type { ReactNode } from 'react';
import { classes } from '../style/classes.ts';
import './card.css';

interface CardProps {
  /** Space inside, for cards without a head. */
  padded?: boolean;
  className?: string;
  children: ReactNode;
}

export function Card({ padded, className, children }: CardProps) {
  return <section className={classes('k-card', padded && 'k-card-padded', className)}>{children}</section>;
}

interface SectionCardProps {
  title: string;
  /** At the right end of the head: a count, a note. */
  aside?: ReactNode;
  id?: string;
  className?: string;
  children: ReactNode;
}

/** A card with a ruled head; its title is a heading of level 2. */
export function SectionCard({ title, aside, id, className, children }: SectionCardProps) {
  return (
    <section className={classes('k-card', className)} id={id}>
      <div className="k-card-head">
        <h2>{title}</h2>
        {aside ? <span className="k-meta k-number">{aside}</span> : null}
      </div>
      {children}
    </section>
  );
}
