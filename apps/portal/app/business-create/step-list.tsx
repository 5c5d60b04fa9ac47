import { classes } from '@kontor/ui';
import { Check } from '@kontor/ui/icon';
import { useLingui } from '@lingui/react/macro';
import { StepLink } from './step-link.tsx';
import { type Step, steps } from './steps.ts';

interface StepListProps {
  current: Step;
  isDone: (step: Step) => boolean;
  onGo: (step: Step) => void;
}

/** Where one is, and the way to every step that can be taken. */
export function StepList({ current, isDone, onGo }: StepListProps) {
  const { t } = useLingui();
  const texts: Record<Step, { title: string; detail: string }> = {
    name: { title: t`Name and place`, detail: t`who and where you are` },
    work: { title: t`What you do`, detail: t`categories, two sentences` },
    pictures: { title: t`Pictures and review`, detail: t`optional, then create` },
  };
  const at = steps.indexOf(current);
  return (
    <nav aria-label={t`Steps`}>
      <ol className="k-card f-steps">
        {steps.map((step, place) => {
          const { title, detail } = texts[step];
          const isPast = place < at;
          const isReached = steps.slice(0, place).every(isDone);
          const content = (
            <>
              <span className={classes('f-step-number', isPast && 'f-step-done')}>
                {isPast ? <Check size={16} /> : place + 1}
              </span>
              <span>
                <b>{title}</b>
                <small>{detail}</small>
              </span>
            </>
          );
          return (
            <li key={step}>
              {isReached ? (
                <StepLink step={step} aria-current={step === current ? 'step' : undefined} onGo={onGo}>
                  {content}
                </StepLink>
              ) : (
                <span className="f-step-later">{content}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
