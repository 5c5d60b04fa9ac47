import { acceptJoinRequest, declineJoinRequest, type JoinRequest } from '@kontor/contract';
import { Button } from '@kontor/ui';
import { UserPlus } from '@kontor/ui/icon';
import { dayOf } from '@kontor/web/language/day';
import { EmailText } from '@kontor/web/text/email-text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSession } from '../session/session-context.tsx';
import { usePortal } from '../session/use-portal.ts';
import type { MembersProps } from './members-props.ts';
import { useDoing } from './use-doing.ts';

/** Somebody with an address at the business's own site who asks to join it. */
export function JoinRequestRow({ request, members, reload }: MembersProps & { request: JoinRequest }) {
  const { t } = useLingui();
  const { call } = useSession();
  const { language } = usePortal();
  const { busy, failure, run } = useDoing(reload);
  const { person, email, requestID } = request;
  const name = `${person.firstName} ${person.lastName}`;
  const asked = dayOf(request.createdAt, language);
  const input = { params: { businessID: members.business.businessID, requestID } };
  return (
    <li className="bm-row">
      <span className="bm-photo bm-sign">
        <UserPlus size={20} />
      </span>
      <div className="bm-who">
        <p>{name}</p>
        <p className="k-meta">
          <Trans>
            <EmailText address={email} />, a confirmed address at your own domain
          </Trans>
        </p>
      </div>
      <p className="bm-role k-meta">{t`asked to join on ${asked}`}</p>
      <div className="bm-actions">
        <Button
          variant="petrol"
          size="small"
          loading={busy === 'acceptJoinRequest'}
          onClick={() =>
            void run('acceptJoinRequest', () => call(acceptJoinRequest, input), {
              done: t`${name} is now a member.`,
              refused: { Conflict: t`${name} now has a different e-mail address.` },
            })
          }
        >
          <Trans>Accept</Trans>
        </Button>
        <Button
          variant="quiet"
          size="small"
          loading={busy === 'declineJoinRequest'}
          onClick={() =>
            void run('declineJoinRequest', () => call(declineJoinRequest, input), {
              done: t`The request was declined.`,
            })
          }
        >
          <Trans>Decline</Trans>
        </Button>
        {failure}
      </div>
    </li>
  );
}
