import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../card/heading.tsx';
import './card.css';

interface CardTitleProps {
  level: HeadingLevel;
  href: string;
  children: ReactNode;
}

/** The title of a card that leads somewhere as a whole: its link is as large as the card. */
export function CardTitle({ level, href, children }: CardTitleProps) {
  return (
    <Heading level={level}>
      <a className="k-card-link" href={href}>
        {children}
      </a>
    </Heading>
  );
}
