import type { Held } from '@kontor/contract';
import { EyeOff } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useReportReasons } from './use-report-reasons.ts';
import './held-notice.css';

/** Why its author alone sees something, and until when. */
export default function HeldNotice({ held: { cause, publishAt, reason, note } }: { held: Held }) {
  const { i18n } = useLingui();
  const reasons = useReportReasons();
  const causes: Record<Held['cause'], ReactNode> = {
    repeated: <Trans>The same text was posted before.</Trans>,
    links: <Trans>It contains many links.</Trans>,
    mentions: <Trans>It mentions many people or businesses.</Trans>,
    moderator: null,
  };
  return (
    <div className="bl-held" role="note">
      <EyeOff size={18} />
      <p>
        <b>
          <Trans>Only you see this.</Trans>
        </b>{' '}
        {publishAt === undefined ? (
          <Trans>A moderator removed it: {reason ? reasons[reason] : ''}.</Trans>
        ) : (
          <>
            {causes[cause]}{' '}
            <Trans>
              It will be published on {i18n.date(publishAt, { dateStyle: 'medium', timeStyle: 'short' })}{' '}
              unless a moderator refuses it.
            </Trans>
          </>
        )}
        {note ? <span>{note}</span> : null}
      </p>
    </div>
  );
}
