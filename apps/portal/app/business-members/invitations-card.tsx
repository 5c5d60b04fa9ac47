import { SectionCard } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { InvitationRow } from './invitation-row.tsx';
import { InviteForm } from './invite-form.tsx';
import { JoinRequestRow } from './join-request-row.tsx';
import type { MembersProps } from './members-props.ts';

/** What waits for an answer, and the way to invite somebody: for administrators and owners. */
export function InvitationsCard({ members, reload }: MembersProps) {
  const { t } = useLingui();
  const { invitations = [], joinRequests = [] } = members;
  const isEmpty = invitations.length + joinRequests.length === 0;
  return (
    <SectionCard title={t`Invitations and requests`} aside={invitations.length + joinRequests.length || null}>
      <InviteForm members={members} reload={reload} />
      {isEmpty ? (
        <p className="bm-foot">
          <Trans>No invitations or requests to join.</Trans>
        </p>
      ) : (
        <ul className="bm-rows">
          {joinRequests.map((request) => (
            <JoinRequestRow key={request.requestID} request={request} members={members} reload={reload} />
          ))}
          {invitations.map((invitation) => (
            <InvitationRow
              key={invitation.invitationID}
              invitation={invitation}
              members={members}
              reload={reload}
            />
          ))}
        </ul>
      )}
    </SectionCard>
  );
}
