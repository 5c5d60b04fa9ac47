import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Review } from './review.ts';
import { StepLink } from './step-link.tsx';
import type { Step } from './steps.ts';
import './review-list.css';

interface ReviewListProps {
  review: Review;
  onGo: (step: Step) => void;
}

/** All that will be public, to be read once more before it is, each part with the way to the step where it was typed. */
export function ReviewList({ review, onGo }: ReviewListProps) {
  const { t } = useLingui();
  const { companyName, businessType, place, categories, shortDescription } = review;
  const part = (step: Step, label: string, value: ReactNode) => (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
      <dd>
        <StepLink step={step} aria-label={t`Change: ${label}`} onGo={onGo}>
          <Trans>Change</Trans>
        </StepLink>
      </dd>
    </div>
  );
  return (
    <section>
      <h3>
        <Trans>What will be public</Trans>
      </h3>
      <dl className="f-review">
        {part('name', t`Company name`, companyName)}
        {part('name', t`Business type`, businessType)}
        {part('name', t`Place`, place)}
        {part(
          'work',
          t`Categories`,
          <ul>
            {categories.map(({ id, name, industry }) => (
              <li key={id}>
                {name} <small>{industry}</small>
              </li>
            ))}
          </ul>,
        )}
        {part('work', t`Short description`, shortDescription)}
      </dl>
    </section>
  );
}
