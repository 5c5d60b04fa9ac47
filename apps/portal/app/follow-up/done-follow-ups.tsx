import { type FollowUp, reopenFollowUp } from '@kontor/contract';
import { followUpLimits } from '@kontor/contract/follow-up-limits';
import { Button } from '@kontor/ui';
import { dayOf } from '@kontor/web/language/day';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { useDoing } from '../list/use-doing.ts';
import { Loading } from '../page-part/loading.tsx';
import { LoadingFailed } from '../page-part/loading-failed.tsx';
import { usePages } from '../page-part/use-pages.ts';
import { useSession } from '../session/session-context.tsx';
import { usePortal } from '../session/use-portal.ts';
import { loadFollowUps } from './load-follow-ups.ts';
import { useSubjectView } from './use-subject-view.ts';

/** What is done, the last first, each with the way back. */
export function DoneFollowUps({ onReopened }: { onReopened: (row: FollowUp) => void }) {
  const session = useSession();
  const load = useCallback((after: string | undefined) => loadFollowUps(session, true, after), [session]);
  const { rows, next, isLoading, hasFailed, more } = usePages(load);
  return (
    <>
      {rows || hasFailed ? null : <Loading lines={2} />}
      {rows ? (
        <ul>
          {rows.map((row) => (
            <DoneRow key={row.followUpID} row={row} onReopened={onReopened} />
          ))}
        </ul>
      ) : null}
      {hasFailed ? <LoadingFailed onRetry={more} /> : null}
      {next !== undefined && !hasFailed ? (
        <Button size="small" loading={isLoading} onClick={more}>
          <Trans>Load more</Trans>
        </Button>
      ) : null}
    </>
  );
}

function DoneRow({ row, onReopened }: { row: FollowUp; onReopened: (row: FollowUp) => void }) {
  const { t } = useLingui();
  const { language } = usePortal();
  const { call } = useSession();
  const { isBusy, failure, run } = useDoing();
  const { name, href } = useSubjectView()(row.subject);
  const maximum = followUpLimits.open;

  async function reopen() {
    const params = { followUpID: row.followUpID };
    const conflict = t`You have ${maximum} follow-ups to do, which is the maximum. Complete or delete one first.`;
    if (await run(() => call(reopenFollowUp, { params }), conflict))
      onReopened({ ...row, doneAt: undefined });
  }

  return (
    <li className="fu-row">
      <div className="fu-words">
        {href === undefined ? <span>{name}</span> : <a href={href}>{name}</a>}
        {row.doneAt === undefined ? null : (
          <time className="k-meta" dateTime={row.doneAt}>
            {dayOf(row.doneAt, language)}
          </time>
        )}
        {failure}
      </div>
      <Button size="small" loading={isBusy} aria-label={t`Reopen: ${name}`} onClick={() => void reopen()}>
        <Trans>Reopen</Trans>
      </Button>
    </li>
  );
}
