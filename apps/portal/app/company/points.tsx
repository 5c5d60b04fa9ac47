import { classes } from '@kontor/ui';
import type { LucideIcon } from 'lucide-react';

export interface Point {
  title: string;
  text: string;
}

interface PointsProps {
  title: string;
  intro?: string;
  points: readonly (Point & { icon: LucideIcon })[];
}

/** Several things that belong together, each with its sign. */
export function Points({ title, intro, points }: PointsProps) {
  return (
    <section className="s-section">
      <h2 className={intro ? 'c-with-intro' : undefined}>{title}</h2>
      {intro ? <p className="c-intro">{intro}</p> : null}
      <ul className={classes('c-points', points.length === 4 && 'c-points-of-four')}>
        {points.map(({ icon: Icon, title: name, text }) => (
          <li key={name}>
            <Icon size={22} />
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
