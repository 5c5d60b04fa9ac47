import { classes } from '@kontor/ui';
import type { IconComponent } from '@kontor/ui/icon';
import { Introduced, type Introduction } from './introduced.tsx';

export interface Point {
  title: string;
  text: string;
}

interface PointsProps extends Introduction {
  points: readonly Point[];
  /** The sign of each point, in their order. */
  icons: readonly IconComponent[];
}

/** Several things that belong together, each with its sign. */
export function Points({ points, icons, ...introduction }: PointsProps) {
  return (
    <Introduced {...introduction}>
      <ul className={classes('c-points', points.length === 4 && 'c-points-of-four')}>
        {points.map(({ title, text }, place) => {
          const Icon = icons[place];
          return (
            <li key={title}>
              {Icon ? <Icon size={22} /> : null}
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          );
        })}
      </ul>
    </Introduced>
  );
}
