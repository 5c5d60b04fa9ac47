import { type Boost, type Data, type listBoosts, type MyBusiness, membershipPlan } from '@kontor/contract';
import { ButtonLink, Note, SectionCard } from '@kontor/ui';
import { dayOf } from '@kontor/web/language/day';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { membershipPath } from '../membership/membership-path.ts';
import { usePortal } from '../session/use-portal.ts';
import { BoostForm } from './boost-form.tsx';

interface MonthCardProps extends Pick<Data<typeof listBoosts>, 'subscription' | 'month'> {
  business: MyBusiness;
  running: readonly Boost[];
  onBoosted: () => void;
}

/** How many boosts of the month are used, and the way to use one; else why there is none, and what package has some. */
export function MonthCard({ business, subscription, month, running, onBoosted }: MonthCardProps) {
  const { t, i18n } = useLingui();
  const { language } = usePortal();
  const [used, all] = [month.used, month.boosts].map((count) => i18n.number(count));
  const ends = dayOf(month.ends, language);
  const left = Math.max(0, month.boosts - month.used);
  const [gold, premium, platinum] = (['gold', 'premium', 'platinum'] as const).map((plan) =>
    i18n.number(membershipPlan(plan).boostsPerMonth),
  );
  if (month.boosts === 0)
    return (
      <Note>
        <p>
          <Trans>
            The Standard package has no boosts. Gold has {gold} a month, Premium {premium}, Platinum{' '}
            {platinum}.
          </Trans>
        </p>
        <p className="bb-way">
          <ButtonLink size="small" href={membershipPath('gold')}>
            <Trans>See the packages</Trans>
          </ButtonLink>
        </p>
      </Note>
    );
  return (
    <SectionCard title={t`This month`} aside={t({ message: `${used} of ${all} used`, context: 'boosts' })}>
      <div className="bb-month">
        <meter
          className="bb-meter"
          min={0}
          max={month.boosts}
          value={month.used}
          aria-label={t`Boosts used this month`}
        />
        {left > 0 ? (
          <p className="k-meta">
            <Plural value={left} one="# boost is left." other="# boosts are left." />{' '}
            <Trans>Unused boosts expire at the end of the month, on {ends}.</Trans>
          </p>
        ) : null}
        {left > 0 ? (
          <BoostForm business={business} running={running} onBoosted={onBoosted} />
        ) : (
          <>
            <p>
              <Trans>All of this month’s boosts are used. New ones are available after {ends}.</Trans>
            </p>
            {subscription === 'platinum' ? null : (
              <p className="bb-way">
                <ButtonLink
                  size="small"
                  href={membershipPath(subscription === 'gold' ? 'premium' : 'platinum')}
                >
                  <Trans>Packages with more boosts</Trans>
                </ButtonLink>
              </p>
            )}
          </>
        )}
      </div>
    </SectionCard>
  );
}
