import { classes } from '@kontor/ui';
import type { Point } from './points.tsx';

interface StepsProps {
  title: string;
  intro?: string;
  steps: readonly Point[];
}

/** What comes one after the other, numbered. */
export function Steps({ title, intro, steps }: StepsProps) {
  return (
    <section className="s-section">
      <h2 className={intro ? 'c-with-intro' : undefined}>{title}</h2>
      {intro ? <p className="c-intro">{intro}</p> : null}
      <ol className={classes('c-steps', steps.length === 4 && 'c-steps-of-four')}>
        {steps.map(({ title: name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
