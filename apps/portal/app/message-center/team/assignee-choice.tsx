import { assignInquiry, type Inquiry } from '@kontor/contract';
import { Button } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useMembers } from '../../business-members/use-members.ts';
import { useFailure } from '../../page-part/use-failure.tsx';
import { useSession } from '../../session/session-context.tsx';
import { useDraftOwner } from '../../session/use-draft-owner.ts';
import { type ActingParty, mayEnd } from '../acting-party.ts';
import { useByRule } from './use-by-rule.ts';

interface AssigneeChoiceProps {
  party: ActingParty;
  inquiry: Inquiry;
  onChanged: () => Promise<void>;
}

/** To whom a conversation is assigned: owners and administrators choose, members take what is nobody's and hand back their own. */
export function AssigneeChoice({ party, inquiry, onChanged }: AssigneeChoiceProps) {
  const { t } = useLingui();
  const { call } = useSession();
  const { failure, fail, begin } = useFailure();
  const ownID = useDraftOwner();
  const id = useId();
  const { loaded } = useMembers(party.id);
  const [isSaving, setSaving] = useState(false);
  const { requestID: rid, assignee, assignedBy } = inquiry;
  const byRule = useByRule(assignedBy);
  const name = assignee ? `${assignee.firstName} ${assignee.lastName}` : t`Nobody`;

  async function assign(userID: string | undefined) {
    begin();
    setSaving(true);
    try {
      await call(assignInquiry, { params: { rid }, query: { bid: party.id }, body: { userID } });
      await onChanged();
    } catch (error) {
      console.error('The conversation could not be assigned', error);
      fail(t`An unexpected error has occurred, please try again`);
    }
    setSaving(false);
  }

  if (mayEnd(party) && typeof loaded === 'object')
    return (
      <p className="mc-assignee">
        <label htmlFor={id}>{t`Assigned to`}</label>
        <select
          id={id}
          className="mc-order-select"
          disabled={isSaving}
          value={assignee?.userID ?? ''}
          onChange={({ target }) => void assign(target.value || undefined)}
        >
          <option value="">{t`Nobody`}</option>
          {loaded.members.map(({ userID, firstName, lastName }) => (
            <option key={userID} value={userID}>
              {firstName} {lastName}
            </option>
          ))}
        </select>
        {byRule ? <span>{byRule}</span> : null}
        {failure}
      </p>
    );
  return (
    <p className="mc-assignee">
      <span>{t`Assigned to`}</span> <b>{name}</b>
      {byRule ? <span>{byRule}</span> : null}
      {assignee === undefined && ownID !== undefined ? (
        <Button variant="quiet" size="small" loading={isSaving} onClick={() => void assign(ownID)}>
          <Trans>Assign to me</Trans>
        </Button>
      ) : null}
      {assignee !== undefined && assignee.userID === ownID ? (
        <Button variant="quiet" size="small" loading={isSaving} onClick={() => void assign(undefined)}>
          <Trans>Unassign</Trans>
        </Button>
      ) : null}
      {failure}
    </p>
  );
}
