import type { BusinessMembers } from '@kontor/contract';
import { Trans } from '@lingui/react/macro';
import { useUserID } from '../session/use-user-id.ts';
import { memberPath } from './member-address.ts';

/** Ways that are shown; more of them would be a list. */
const mostHeirs = 5;

/** For the only owner, who cannot leave: to whom they can hand the business over, administrators first, and where. */
export function OnlyOwnerNote({ members: { members, business, transfer } }: { members: BusinessMembers }) {
  const ownID = useUserID();
  const owners = members.filter(({ role }) => role === 'owner');
  if (owners.length !== 1 || owners[0]?.userID !== ownID || transfer) return null;
  const heirs = members
    .filter(({ role }) => role !== 'owner')
    .toSorted((one, other) => Number(other.role === 'admin') - Number(one.role === 'admin'))
    .slice(0, mostHeirs);
  const { businessID } = business;
  return (
    <p className="bm-foot">
      {heirs.length === 0 ? (
        <Trans>
          You are the only owner. Invite a colleague and transfer ownership to them, then you can leave.
        </Trans>
      ) : (
        <>
          <Trans>You are the only owner. Transfer ownership first, then you can leave.</Trans>{' '}
          <Trans>Transfer it to:</Trans>{' '}
          {heirs.map(({ userID, firstName, lastName }, place) => (
            <span key={userID}>
              {place > 0 ? ', ' : null}
              <a href={memberPath({ businessID, userID })}>
                {firstName} {lastName}
              </a>
            </span>
          ))}
        </>
      )}
    </p>
  );
}
