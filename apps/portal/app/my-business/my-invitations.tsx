import {
  acceptMyInvitation,
  type Data,
  declineMyInvitation,
  type listMyInvitations,
  type MyInvitation,
} from '@kontor/contract';
import { Button } from '@kontor/ui';
import { Mail } from '@kontor/ui/icon';
import { dayOf } from '@kontor/web/language/day';
import { withoutFullStop } from '@kontor/web/language/without-full-stop';
import { Trans, useLingui } from '@lingui/react/macro';
import { membersAddress } from '../business-manage/manage-address.ts';
import { useDoing } from '../business-members/use-doing.ts';
import { useSession } from '../session/session-context.tsx';
import { usePortal } from '../session/use-portal.ts';

interface MyInvitationsProps {
  waiting: Data<typeof listMyInvitations>;
  onAnswered: () => void;
}

/** Businesses whoever is signed in is invited to, and those whose ownership they are offered; nothing where there are none. */
export function MyInvitations({ waiting, onAnswered }: MyInvitationsProps) {
  const { t } = useLingui();
  if (waiting.invitations.length + waiting.transfers.length === 0) return null;

  return (
    <ul className="j-invitations" aria-label={t`Invitations`}>
      {waiting.invitations.map((invitation) => (
        <Invitation key={invitation.invitationID} invitation={invitation} onAnswered={onAnswered} />
      ))}
      {waiting.transfers.map(({ business }) => {
        const { companyName } = business.general;
        const name = withoutFullStop(companyName);
        return (
          <li key={business.businessID}>
            <Mail size={20} />
            <p>
              <b>{t`You are offered the ownership of ${name}.`}</b>
            </p>
            <a href={membersAddress({ id: business.businessID, name: companyName })}>
              <Trans>See the offer</Trans>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function Invitation({ invitation, onAnswered }: { invitation: MyInvitation; onAnswered: () => void }) {
  const { t } = useLingui();
  const { call } = useSession();
  const { language } = usePortal();
  const { busy, failure, run } = useDoing(async () => onAnswered());
  const { invitationID, business, role, invitedBy, expiresAt } = invitation;
  const name = business.general.companyName;
  const by = `${invitedBy.firstName} ${invitedBy.lastName}`;
  const until = dayOf(expiresAt, language);
  const input = { params: { invitationID } };
  return (
    <li>
      <Mail size={20} />
      <p>
        <b>
          {role === 'admin' ? t`${name} invites you as administrator.` : t`${name} invites you as member.`}
        </b>
        <small>{t`Sent by ${by}. Valid until ${until}.`}</small>
      </p>
      <div>
        <Button
          size="small"
          variant="petrol"
          loading={busy === 'accept'}
          onClick={() =>
            void run('accept', () => call(acceptMyInvitation, input), { done: t`Welcome to ${name}` })
          }
        >
          <Trans>Accept</Trans>
        </Button>
        <Button
          size="small"
          loading={busy === 'decline'}
          onClick={() =>
            void run('decline', () => call(declineMyInvitation, input), { done: t`You have declined.` })
          }
        >
          <Trans>Decline</Trans>
        </Button>
        {failure}
      </div>
    </li>
  );
}
