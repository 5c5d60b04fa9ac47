import { addressById, listMyReports, type OwnReport } from '@kontor/contract';
import { Pill } from '@kontor/ui';
import { dayOf } from '@kontor/web/language/day';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useCallback } from 'react';
import { usePages } from '../page-part/use-pages.ts';
import { useSession } from '../session/session-context.tsx';
import { usePortal } from '../session/use-portal.ts';
import { PagedList } from './paged-list.tsx';
import { useReportReasons } from './use-report-reasons.ts';

/** What one reported, and what became of it. */
export function OwnReports() {
  const { t } = useLingui();
  const { call } = useSession();
  const { language } = usePortal();
  const reasons = useReportReasons();
  const load = useCallback(
    async (after: string | undefined) => {
      const { reports, next } = await call(listMyReports, { query: { size: 20, ...(after && { after }) } });
      return { rows: reports, next };
    },
    [call],
  );
  const pages = usePages<OwnReport>(load);
  const states: Record<OwnReport['state'], ReactNode> = {
    open: <Pill>{t`Waiting for a moderator`}</Pill>,
    dismissed: <Pill>{t`No breach of our rules found`}</Pill>,
    acted: <Pill tone="ok">{t`Moderators took action`}</Pill>,
  };
  return (
    <PagedList
      heading={t`Reported by you`}
      none={<Trans>You have not reported anything.</Trans>}
      pages={pages}
    >
      {({ reportID, content, reason, at, state, ...about }) => {
        const address = addressOf(about);
        const text = content ?? t`A conversation`;
        const day = dayOf(at, language);
        const why = reasons[reason];
        return (
          <li key={reportID}>
            <span>
              {address === undefined ? <b>{text}</b> : <a href={address}>{text}</a>}
              <small className="k-meta">{t`${why}, reported on ${day}`}</small>
            </span>
            {states[state]}
          </li>
        );
      }}
    </PagedList>
  );
}

/** Of a comment there is no address: it stands on the page of something else. */
function addressOf({ resourceType, resourceID }: Pick<OwnReport, 'resourceType' | 'resourceID'>) {
  if (resourceType === undefined || resourceID === undefined || resourceType === 'comment') return undefined;
  return addressById(resourceType === 'user' ? 'person' : resourceType, resourceID);
}
