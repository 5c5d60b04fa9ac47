import { type DashboardPeriod, dashboardPeriods } from '@kontor/contract';
import { useLingui } from '@lingui/react/macro';

/** Which days are shown; the address says it, so that it can be kept and sent. */
export function PeriodChoice({ days }: { days: DashboardPeriod }) {
  const { t } = useLingui();
  const texts: Record<DashboardPeriod, string> = { 30: t`30 days`, 90: t`90 days`, 365: t`Year` };
  return (
    <nav className="z-periods" aria-label={t`Period`}>
      {dashboardPeriods.map((each) => (
        <a key={each} href={`?days=${each}`} aria-current={each === days ? 'true' : undefined}>
          {texts[each]}
        </a>
      ))}
    </nav>
  );
}
