import type { MembershipReview, PlanID } from '@kontor/contract';
import { ButtonLink } from '@kontor/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { membershipAddress } from '../business-manage/owned-address.ts';
import { planNames } from '../membership/plan-name.ts';
import { usePortal } from '../session/use-portal.ts';
import { daysIn } from './shown-days.ts';
import { useDurationText } from './use-duration-text.ts';

interface ReviewCardProps {
  review: MembershipReview;
  /** Whose membership page it leads to; undefined for those who do not buy for it. */
  business: { id: string; name: string } | undefined;
  /** The package that is running; "standard" while none is. */
  running: PlanID;
}

/** What the package brought, while it comes to its end and for a while after. */
export default function ReviewCard({ review, business, running }: ReviewCardProps) {
  const { i18n } = useLingui();
  const { language } = usePortal();
  const durationText = useDurationText();
  const { startsOn, endsOn, isOver, boosts, answers, supportMinutes } = review;
  const words = daysIn(language);
  const plan = i18n._(planNames[review.planId]);
  const last = words.long(endsOn);
  const { minutes } = answers;
  // It was renewed, or followed by another package.
  const next = isOver && running !== 'standard' ? i18n._(planNames[running]) : undefined;
  return (
    <section className="k-card z-review" aria-labelledby="z-review">
      <div className="k-card-head">
        <h2 id="z-review">
          {next ? (
            <Trans>Results of your last {plan} year</Trans>
          ) : (
            <Trans>Results of your {plan} year</Trans>
          )}
        </h2>
        <span className="k-meta">{words.range(startsOn, endsOn)}</span>
      </div>
      <dl className="z-figures">
        <Brought label={<Trans>Views</Trans>} count={review.profileViews + review.productViews}>
          <Plural value={review.searches} one="shown in # search" other="shown in # searches" />
        </Brought>
        <Brought label={<Trans>Requests</Trans>} count={review.inquiries}>
          {minutes === undefined ? null : <Trans>half answered within {durationText(minutes)}</Trans>}
        </Brought>
        <Brought label={<Trans>Clicks on boosts</Trans>} count={boosts.clicks}>
          <Plural value={boosts.used} one="# boost used" other="# boosts used" />
        </Brought>
        <Brought label={<Trans>Support</Trans>} text={durationText(supportMinutes)}>
          <Trans>with our team</Trans>
        </Brought>
      </dl>
      <div className="z-body z-review-foot">
        <p>
          {next ? (
            <Trans>
              That year ended on {last}. You have {next} now.
            </Trans>
          ) : (
            <End isOver={isOver} last={last} />
          )}
        </p>
        {business ? (
          <ButtonLink size="small" href={membershipAddress(business)}>
            <Trans>Open Membership</Trans>
          </ButtonLink>
        ) : null}
      </div>
    </section>
  );
}

function End({ isOver, last }: { isOver: boolean; last: string }) {
  return isOver ? <Trans>The package ended on {last}.</Trans> : <Trans>The package ends on {last}.</Trans>;
}

interface BroughtProps {
  label: ReactNode;
  count?: number;
  text?: string;
  children: ReactNode;
}

function Brought({ label, count = 0, text, children }: BroughtProps) {
  const { i18n } = useLingui();
  return (
    <div className="z-figure">
      <dt>{label}</dt>
      <dd>
        <span className="z-value">{text ?? i18n.number(count)}</span>
      </dd>
      <dd className="z-change">{children}</dd>
    </div>
  );
}
