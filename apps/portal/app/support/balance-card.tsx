import type { SupportBalance } from '@kontor/contract';
import { SectionCard } from '@kontor/ui';
import { dayOf } from '@kontor/web/language/day';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '../session/use-portal.ts';
import { useLength } from './use-length.ts';

interface BalanceCardProps {
  balance: SupportBalance;
  next?: SupportBalance | undefined;
}

/** The hours of the year as a bar with its figures: used, booked, left, and until when. */
export function BalanceCard({ balance, next }: BalanceCardProps) {
  const { t } = useLingui();
  const { language } = usePortal();
  const length = useLength();
  const { totalMinutes, usedMinutes, bookedMinutes, leftMinutes } = balance;
  const ends = dayOf(balance.endsOn, language);
  const share = (minutes: number) => ({ inlineSize: `${(100 * minutes) / totalMinutes}%` });
  const all = length(totalMinutes);
  return (
    <SectionCard title={t`This membership year`} aside={t`${all} in total`}>
      <div className="sh-balance">
        <span className="sh-bar" aria-hidden="true">
          <i className="sh-used" style={share(usedMinutes)} />
          <i className="sh-booked" style={share(bookedMinutes)} />
        </span>
        <dl className="sh-figures k-number">
          <div className="sh-used">
            <dt>
              <Trans>Used</Trans>
            </dt>
            <dd>{length(usedMinutes)}</dd>
          </div>
          <div className="sh-booked">
            <dt>
              <Trans>Booked</Trans>
            </dt>
            <dd>{length(bookedMinutes)}</dd>
          </div>
          <div>
            <dt>
              <Trans>Left</Trans>
            </dt>
            <dd>{length(leftMinutes)}</dd>
          </div>
        </dl>
        <p className="k-meta">
          <Trans>Unused hours expire at the end of the membership year, on {ends}.</Trans>
          {next && next.totalMinutes > 0 ? (
            <>
              {' '}
              <Trans>
                The next year is paid: it has {length(next.totalMinutes)}, of which {length(next.leftMinutes)}{' '}
                are left.
              </Trans>
            </>
          ) : null}
        </p>
      </div>
    </SectionCard>
  );
}
