import { reportInquiry } from '@kontor/contract';
import { Trans } from '@lingui/react/macro';
import { ReportForm } from '../../blocking/report-form.tsx';
import { useSession } from '../../session/session-context.tsx';

interface ReportDialogProps {
  /** As whom one reports, and of what. */
  party: string;
  rid: string;
  /** The conversation as a whole without it. */
  messageID: string | undefined;
  onClose: () => void;
}

/** Asks why something is reported. Moderators read what stands there now; the other side is not told. */
export default function ReportDialog({ party, rid, messageID, onClose }: ReportDialogProps) {
  const { call } = useSession();
  const isConversation = messageID === undefined;
  return (
    <ReportForm
      title={isConversation ? <Trans>Report conversation</Trans> : <Trans>Report message</Trans>}
      note={
        isConversation ? (
          <Trans>Moderators read the latest messages. The other side is not told.</Trans>
        ) : (
          <Trans>Moderators read the message as it is now. The other side is not told.</Trans>
        )
      }
      send={(report) =>
        call(reportInquiry, { params: { rid }, query: { bid: party }, body: { messageID, ...report } })
      }
      onClose={onClose}
    />
  );
}
