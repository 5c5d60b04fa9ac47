import type { ComponentProps } from 'react';
import type { Step } from './steps.ts';

interface StepLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  step: Step;
  onGo: (step: Step) => void;
}

/** The way to a step. */
export function StepLink({ step, onGo, ...more }: StepLinkProps) {
  return (
    <a
      {...more}
      href={`#${step}`}
      onClick={(event) => {
        // The router has to know the entry, which it asks before it is left.
        event.preventDefault();
        onGo(step);
      }}
    />
  );
}
