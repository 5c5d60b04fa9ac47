import { getInvitation } from '@kontor/contract';
import { ErrorNote } from '@kontor/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LoaderFunctionArgs } from 'react-router';
import { useParams } from 'react-router';
import { Loading } from '../page-part/loading.tsx';
import { LoadingFailed } from '../page-part/loading-failed.tsx';
import { ownPageMeta } from '../page-part/own-page-meta.server.ts';
import { profileHandle } from '../page-part/page-handle.ts';
import { AnswerInvitation } from './answer-invitation.tsx';
import { useAnswer } from './use-answer.ts';
import './members.css';

export const handle = profileHandle;

export const loader = ({ context }: LoaderFunctionArgs) => ({
  meta: ownPageMeta(
    {
      title: msg`Invitation`,
      description: (portal) => msg`An invitation to join the team of a business on ${portal}.`,
    },
    context,
  ),
});

/** Where the link of an invitation leads; who is not signed in logs in or registers first and comes back. */
export default function InvitationPage() {
  const { t } = useLingui();
  const { token = '' } = useParams();
  const { loaded, reload } = useAnswer(getInvitation, { params: { token } }, [400, 404]);
  return (
    <div className="s-page bm-page">
      <h1>
        <Trans>Invitation</Trans>
      </h1>
      {loaded === undefined ? <Loading lines={4} /> : null}
      {loaded === 'refused' ? (
        <ErrorNote text={t`This invitation was answered or revoked, or a newer one was sent.`}>
          <p>
            <a href="/my-business">
              <Trans>My Business</Trans>
            </a>
          </p>
        </ErrorNote>
      ) : null}
      {loaded === 'failed' ? <LoadingFailed onRetry={() => void reload()} /> : null}
      {typeof loaded === 'object' ? <AnswerInvitation token={token} invitation={loaded} /> : null}
    </div>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
