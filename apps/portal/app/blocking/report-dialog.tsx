import { type ReportedResource, reportResource } from '@kontor/contract';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSession } from '../session/session-context.tsx';
import { ReportForm } from './report-form.tsx';

interface ReportDialogProps {
  type: ReportedResource;
  id: string;
  onClose: () => void;
}

/** Reports what somebody wrote or shows. */
export default function ReportDialog({ type, id, onClose }: ReportDialogProps) {
  const { call } = useSession();
  const titles: Record<ReportedResource, ReactNode> = {
    post: <Trans>Report post</Trans>,
    comment: <Trans>Report comment</Trans>,
    user: <Trans>Report profile</Trans>,
    business: <Trans>Report business</Trans>,
    product: <Trans>Report product</Trans>,
    group: <Trans>Report group</Trans>,
  };
  return (
    <ReportForm
      title={titles[type]}
      note={
        <Trans>
          Moderators see it as it is now. Nobody else is told who reported it. You can follow your report
          under “Content preferences”.
        </Trans>
      }
      send={(report) => call(reportResource, { body: { resourceType: type, resourceID: id, ...report } })}
      onClose={onClose}
    />
  );
}
