import { classes } from '@kontor/ui';
import { Introduced, type Introduction } from './introduced.tsx';
import type { Point } from './points.tsx';

interface StepsProps extends Introduction {
  steps: readonly Point[];
}

/** What comes one after the other, numbered. */
export function Steps({ steps, ...introduction }: StepsProps) {
  return (
    <Introduced {...introduction}>
      <ol className={classes('c-steps', steps.length === 4 && 'c-steps-of-four')}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Introduced>
  );
}
