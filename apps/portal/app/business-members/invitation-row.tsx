import { type BusinessInvitation, resendInvitation, revokeInvitation } from '@kontor/contract';
import { Button, Pill } from '@kontor/ui';
import { Mail } from '@kontor/ui/icon';
import { dayOf } from '@kontor/web/language/day';
import { EmailText } from '@kontor/web/text/email-text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRoleNames } from '../business/use-role-names.ts';
import { useSession } from '../session/session-context.tsx';
import { usePortal } from '../session/use-portal.ts';
import type { MembersProps } from './members-props.ts';
import { useDoing } from './use-doing.ts';

/** An invitation nobody has answered. */
export function InvitationRow({
  invitation,
  members,
  reload,
}: MembersProps & { invitation: BusinessInvitation }) {
  const { t } = useLingui();
  const { call } = useSession();
  const { language } = usePortal();
  const roles = useRoleNames();
  const { busy, failure, run } = useDoing(reload);
  const { email, role, invitedBy, isExpired, invitationID } = invitation;
  const [sent, until] = [dayOf(invitation.createdAt, language), dayOf(invitation.expiresAt, language)];
  const by = `${invitedBy.firstName} ${invitedBy.lastName}`;
  const named = roles[role];
  const may = members.accessLevel === 'owner' || role === 'member';
  const input = { params: { businessID: members.business.businessID, invitationID } };
  return (
    <li className="bm-row">
      <span className="bm-photo bm-sign">
        <Mail size={20} />
      </span>
      <div className="bm-who">
        <p className="bm-address">
          <EmailText address={email} />
        </p>
        <p className="k-meta">{t`${named} · invited by ${by} on ${sent}`}</p>
      </div>
      <p className="bm-role">
        <Pill tone={isExpired ? 'bad' : undefined}>
          {isExpired ? t`Expired on ${until}` : t`Valid until ${until}`}
        </Pill>
      </p>
      {may ? (
        <div className="bm-actions">
          <Button
            variant="quiet"
            size="small"
            loading={busy === 'resendInvitation'}
            onClick={() =>
              void run('resendInvitation', () => call(resendInvitation, input), {
                done: t`The invitation was sent again. The previous link no longer works.`,
              })
            }
          >
            <Trans>Send again</Trans>
          </Button>
          <Button
            variant="quiet"
            size="small"
            loading={busy === 'revokeInvitation'}
            onClick={() =>
              void run('revokeInvitation', () => call(revokeInvitation, input), {
                done: t`The invitation is no longer valid.`,
              })
            }
          >
            {isExpired ? <Trans>Remove</Trans> : <Trans>Revoke</Trans>}
          </Button>
          {failure}
        </div>
      ) : (
        <span />
      )}
    </li>
  );
}
