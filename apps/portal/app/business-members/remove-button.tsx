import { type BusinessMember, removeMember } from '@kontor/contract';
import { Button, ConfirmDialog } from '@kontor/ui';
import { withoutFullStop } from '@kontor/web/language/without-full-stop';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../session/session-context.tsx';
import { useUserID } from '../session/use-user-id.ts';
import type { MembersProps } from './members-props.ts';
import { useDoing } from './use-doing.ts';

/** Takes somebody out of a business, or oneself, after a question; nothing where one may not. */
export function RemoveButton({ member, members, reload }: MembersProps & { member: BusinessMember }) {
  const { t } = useLingui();
  const { call } = useSession();
  const { busy, failure, fail, run } = useDoing(reload);
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const isOneself = member.userID === useUserID();
  const { accessLevel, business } = members;
  const companyName = business.general.companyName;
  const endingName = withoutFullStop(companyName);
  const name = `${member.firstName} ${member.lastName}`;
  const may =
    isOneself ||
    (accessLevel === 'owner' && member.role !== 'owner') ||
    (accessLevel === 'admin' && member.role === 'member');
  if (!may) return <span />;

  const owners = members.members.filter(({ role }) => role === 'owner');
  const isLastOwner = isOneself && owners.length === 1 && member.role === 'owner';
  const lastOwner = t`You are the only owner. Transfer ownership first, then you can leave.`;

  async function remove() {
    setAsking(false);
    const params = { businessID: business.businessID, userID: member.userID };
    const isDone = await run('removeMember', () => call(removeMember, { params }), {
      done: isOneself ? t`You have left ${endingName}.` : t`${name} was removed.`,
      refused: { Conflict: lastOwner },
    });
    if (isDone && isOneself) navigate('/my-business');
  }

  return (
    <div className="bm-actions">
      <Button
        variant="quiet"
        loading={busy !== undefined}
        onClick={() => (isLastOwner ? fail(lastOwner) : setAsking(true))}
      >
        {isOneself ? <Trans>Leave business</Trans> : <Trans>Remove</Trans>}
        {isOneself ? null : <span className="k-hidden"> {name}</span>}
      </Button>
      {failure}
      {asking ? (
        <ConfirmDialog
          title={isOneself ? t`Leave ${companyName}?` : t`Remove ${name}?`}
          text={
            isOneself
              ? t`You will no longer be able to act for this business. To come back, you need an invitation.`
              : t`They will no longer be able to act for this business, and the invitations they sent are cancelled.`
          }
          texts={{ confirm: isOneself ? t`Leave business` : t`Remove`, cancel: t`Cancel` }}
          onConfirm={() => void remove()}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </div>
  );
}
