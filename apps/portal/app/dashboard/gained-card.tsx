import type { Dashboard } from '@kontor/contract';
import { useLingui } from '@lingui/react/macro';
import { changeOf } from './change.ts';
import { Figure } from './figure.tsx';

/** Likes and followers that came in the period. */
export function GainedCard({ totals, days }: Pick<Dashboard, 'totals'> & { days: number }) {
  const { t, i18n } = useLingui();
  return (
    <dl className="k-card z-gained">
      <Figure
        label={t`New likes`}
        value={i18n.number(totals.likes.now)}
        change={changeOf(totals.likes)}
        days={days}
      />
      <Figure
        label={t`New followers`}
        value={i18n.number(totals.followers.now)}
        change={changeOf(totals.followers)}
        days={days}
      />
    </dl>
  );
}
