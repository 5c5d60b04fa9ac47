import {
  acceptInvitation,
  addressById,
  CallError,
  type Data,
  declineInvitation,
  type getInvitation,
} from '@kontor/contract';
import { Button, ErrorNote, Note, SectionCard, useToast } from '@kontor/ui';
import { dayOf } from '@kontor/web/language/day';
import { EmailText } from '@kontor/web/text/email-text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession, useSessionState } from '../session/session-context.tsx';
import { usePortal } from '../session/use-portal.ts';
import { membersPath } from './member-address.ts';

interface AnswerInvitationProps {
  token: string;
  invitation: Data<typeof getInvitation>;
}

/** What one is invited to, and the two answers. */
export function AnswerInvitation({ token, invitation }: AnswerInvitationProps) {
  const { t } = useLingui();
  const { call } = useSession();
  const { language } = usePortal();
  const state = useSessionState();
  const toast = useToast();
  const navigate = useNavigate();
  const refusals = useRefusals();
  const [busy, setBusy] = useState<'accept' | 'decline'>();
  const [problem, setProblem] = useState<string>();
  const { businessID, companyName, role, isExpired, invitedBy } = invitation;
  const input = { params: { token } };
  const by = `${invitedBy.firstName} ${invitedBy.lastName}`;
  const until = dayOf(invitation.expiresAt, language);
  const email = 'profile' in state ? state.profile?.email : undefined;

  async function answer(what: 'accept' | 'decline', work: () => Promise<unknown>, said: string, to: string) {
    setBusy(what);
    setProblem(undefined);
    try {
      await work();
      toast(said, 'done');
      navigate(to);
    } catch (error) {
      console.error('The invitation could not be answered', error);
      setProblem(refusals(error));
      setBusy(undefined);
    }
  }

  return (
    <SectionCard title={companyName}>
      <div className="bm-invited">
        <p>
          {role === 'admin' ? (
            <Trans>
              {by} invites you to manage <a href={addressById('business', businessID)}>{companyName}</a> as an
              administrator. You can edit its profile and products, handle its messages and invite colleagues.
            </Trans>
          ) : (
            <Trans>
              {by} invites you to join <a href={addressById('business', businessID)}>{companyName}</a> as a
              member. You can read its messages and products.
            </Trans>
          )}
        </p>
        {email ? (
          <p className="k-meta">
            <Trans>
              You are logged in as <EmailText address={email} />.
            </Trans>
          </p>
        ) : null}
        {problem ? <ErrorNote text={problem} /> : null}
        {isExpired ? (
          <Note>
            <p>{t`This invitation expired on ${until}. Ask ${by} to send it again.`}</p>
          </Note>
        ) : (
          <>
            <p className="k-meta">{t`Valid until ${until}`}</p>
            <p className="bm-answers">
              <Button
                variant="petrol"
                loading={busy === 'accept'}
                disabled={busy !== undefined}
                onClick={() =>
                  void answer(
                    'accept',
                    () => call(acceptInvitation, input),
                    t`Welcome to ${companyName}`,
                    membersPath(businessID),
                  )
                }
              >
                <Trans>Accept</Trans>
              </Button>
              <Button
                loading={busy === 'decline'}
                disabled={busy !== undefined}
                onClick={() =>
                  void answer('decline', () => call(declineInvitation, input), t`You have declined.`, '/')
                }
              >
                <Trans>Decline</Trans>
              </Button>
            </p>
          </>
        )}
      </div>
    </SectionCard>
  );
}

/** Why an answer was not taken, in words. */
function useRefusals(): (error: unknown) => string {
  const { t } = useLingui();
  return (error) => {
    const name = error instanceof CallError ? error.errorName : undefined;
    if (name === 'Forbidden')
      return t`This invitation was sent to another e-mail address. Log in with that address, or ask for an invitation to yours.`;
    if (name === 'NotFound') return t`This invitation was answered or revoked, or a newer one was sent.`;
    if (name === 'Conflict') return t`This invitation can no longer be accepted. Ask for another one.`;
    if (name === 'Unavailable') return t`Your e-mail address is being confirmed. Try again in a moment.`;
    return t`An unexpected error has occurred, please try again`;
  };
}
