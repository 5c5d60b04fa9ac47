import type { ProductImport } from '@kontor/contract';
import { joinedParts } from '@kontor/web/language/joined';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { secondsLeft } from './seconds-left.ts';
import './progress.css';

/** How far what is under way is: rows, and about how long it takes yet. */
export function Progress({
  state,
  done,
  total,
  startedAt,
}: Pick<ProductImport, 'state' | 'done' | 'total' | 'startedAt'>) {
  const { t, i18n } = useLingui();
  const left = secondsLeft({ done, total, startedAt }, Date.now());
  if (state === 'reading' || total === 0) return <p className="k-meta">{t`The file is being read.`}</p>;
  const rows = t`${done} of ${plural(total, { one: '# row', other: '# rows' })}`;
  const time =
    left === undefined
      ? undefined
      : left < 60
        ? t`about ${left} s left`
        : t`about ${plural(Math.ceil(left / 60), { one: '# minute', other: '# minutes' })} left`;
  return (
    <>
      <progress className="pi-progress" aria-label={t`Progress`} value={done} max={total} />
      <p className="k-meta k-number">
        {joinedParts([rows, time], i18n.locale)}. {t`It continues if you close this page.`}
      </p>
    </>
  );
}
