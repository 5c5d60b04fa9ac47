import {
  dayAfter,
  type Membership,
  membershipLimits,
  membershipPlan,
  refundMembership,
  stopRenewal,
} from '@kontor/contract';
import { Button, ConfirmDialog, Note, SectionCard, TierPlate } from '@kontor/ui';
import { dayOf } from '@kontor/web/language/day';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { businessProductsAddress } from '../business-manage/manage-address.ts';
import { planNames } from '../membership/plan-name.ts';
import { useSession } from '../session/session-context.tsx';
import { usePortal } from '../session/use-portal.ts';
import { useLength } from '../support/use-length.ts';
import { priceText } from './price-text.ts';
import { useDone } from './use-done.ts';

interface WhatYouHaveProps {
  membership: Membership;
  reload: () => void;
}

/** The package of a business: until when, what of it is used, and what comes after it. */
export function WhatYouHave({ membership, reload }: WhatYouHaveProps) {
  const { t, i18n } = useLingui();
  const { language } = usePortal();
  const { subscription, period, nextPlanId, used } = membership;
  const { boostsPerMonth, supportHoursPerYear, productsShown } = membershipPlan(subscription);
  const aside = period
    ? t`${dayOf(period.startsOn, language)} to ${dayOf(period.endsOn, language)}, ${plural(period.daysLeft, {
        one: '# day left',
        other: '# days left',
      })}`
    : undefined;
  const length = useLength();
  const supportTime = length(supportHoursPerYear * 60);
  return (
    <SectionCard
      className="ck-have"
      title={t`Your current package`}
      aside={
        <>
          <TierPlate tier={subscription} />
          {aside ? <span>{aside}</span> : null}
        </>
      }
    >
      <dl className="ck-figures k-number">
        <Figure term={<Trans>Products shown</Trans>}>
          <b>{i18n.number(used.productsShown)}</b> <Trans>of {productsShown}</Trans>
          <Meter share={used.productsShown / productsShown} />
        </Figure>
        <Figure term={<Trans>Boosts used this month</Trans>}>
          {boostsPerMonth === 0 ? (
            <None />
          ) : (
            <>
              <b>{i18n.number(used.boosts)}</b> <Trans>of {boostsPerMonth}</Trans>
              <Meter share={used.boosts / boostsPerMonth} />
            </>
          )}
        </Figure>
        <Figure term={<Trans>Support hours used or booked this year</Trans>}>
          {supportHoursPerYear === 0 ? (
            <None />
          ) : (
            <>
              <b>{length(used.supportMinutes)}</b> <Trans>of {supportTime}</Trans>
              <Meter share={used.supportMinutes / 60 / supportHoursPerYear} />
            </>
          )}
        </Figure>
        <Figure term={<Trans>Renewal</Trans>}>
          <Renewal membership={membership} reload={reload} />
        </Figure>
      </dl>
      {nextPlanId ? (
        <p className="ck-foot">
          <Trans>The next year is paid: {i18n._(planNames[nextPlanId])} continues without a break.</Trans>
        </p>
      ) : null}
      <Surplus membership={membership} />
      <Refund membership={membership} reload={reload} />
    </SectionCard>
  );
}

const None = () => (
  <b>
    <Trans>none</Trans>
  </b>
);

/** How much of it is used, as the figures beside it say. */
function Meter({ share }: { share: number }) {
  return (
    <span className="ck-meter" aria-hidden="true">
      <i style={{ inlineSize: `${Math.round(Math.min(1, share) * 100)}%` }} />
    </span>
  );
}

function Figure({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Renewal({ membership: { businessID, renewal, period }, reload }: WhatYouHaveProps) {
  const { t } = useLingui();
  const { call } = useSession();
  const { language } = usePortal();
  const { isBusy, failure, run } = useDone(reload);
  if (!period) return <Trans>Standard has no end date</Trans>;
  if (!renewal)
    return (
      <>
        <b>
          <Trans>off</Trans>
        </b>
        <small>
          <Trans>We remind you 60, 30 and 7 days before it ends.</Trans>
        </small>
      </>
    );
  const day = dayOf(dayAfter(period.endsOn, -membershipLimits.chargedAhead), language);
  return (
    <>
      <b>{renewal.card}</b>{' '}
      <Button
        size="small"
        variant="quiet"
        loading={isBusy}
        onClick={() =>
          void run(() => call(stopRenewal, { params: { businessID } }), t`The package will not renew.`)
        }
      >
        <Trans>Turn off</Trans>
      </Button>
      <small>
        <Trans>Charged on {day}.</Trans>
      </small>
      {failure}
    </>
  );
}

function Surplus({ membership: { surplus, businessID, companyName } }: { membership: Membership }) {
  const { language } = usePortal();
  if (!surplus) return null;
  const until = dayOf(surplus.until, language);
  return (
    <div className="ck-foot">
      <Note>
        <p>
          <Plural
            value={surplus.products}
            one={`After ${until} # product is hidden. Nothing is deleted, and you choose which one.`}
            other={`After ${until} # products are hidden. Nothing is deleted, and you choose which.`}
          />{' '}
          <a href={businessProductsAddress({ id: businessID, name: companyName })}>
            <Trans>Choose products</Trans>
          </a>
        </p>
      </Note>
    </div>
  );
}

function Refund({ membership: { refundable, businessID }, reload }: WhatYouHaveProps) {
  const { t } = useLingui();
  const { language } = usePortal();
  const { call } = useSession();
  const { isBusy, failure, run } = useDone(reload);
  const [asking, setAsking] = useState(false);
  if (!refundable) return null;
  const { orderID } = refundable;
  const amount = priceText(refundable.totalCents, language);
  const until = dayOf(refundable.until, language);

  async function refund() {
    setAsking(false);
    await run(
      () => call(refundMembership, { params: { businessID }, body: { orderID } }),
      t`Your purchase is cancelled. ${amount} will be refunded.`,
    );
  }

  return (
    <p className="ck-foot ck-refund">
      <span>
        <Trans>
          You can cancel the last purchase until {until} and get {amount} back, as long as nothing has been
          used.
        </Trans>
      </span>
      <Button size="small" variant="quiet" loading={isBusy} onClick={() => setAsking(true)}>
        <Trans>Cancel the purchase</Trans>
      </Button>
      {failure}
      {asking ? (
        <ConfirmDialog
          title={t`Cancel the purchase and get ${amount} back?`}
          text={t`The business returns to its previous package immediately. The refund takes a few days to reach you.`}
          texts={{ confirm: t`Cancel the purchase`, cancel: t`Keep the package` }}
          onConfirm={() => void refund()}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </p>
  );
}
