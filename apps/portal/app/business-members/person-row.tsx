import type { BusinessMember } from '@kontor/contract';
import { dayOf } from '@kontor/web/language/day';
import { Trans, useLingui } from '@lingui/react/macro';
import { photoOf } from '../person/photo-of.ts';
import { usePortal } from '../session/use-portal.ts';
import { useUserID } from '../session/use-user-id.ts';
import { memberPath } from './member-address.ts';
import type { MembersProps } from './members-props.ts';
import { RemoveButton } from './remove-button.tsx';
import { RoleSelect } from './role-select.tsx';

/** One of the people of a business: who, since when, as what, and what one may do about it. */
export function PersonRow({ member, members, reload }: MembersProps & { member: BusinessMember }) {
  const { language } = usePortal();
  const { t } = useLingui();
  const isOneself = member.userID === useUserID();
  const { businessID } = members.business;
  const since = dayOf(member.since, language);
  return (
    <li className="bm-row">
      <img className="bm-photo" src={photoOf(member, 44)} width="44" height="44" alt="" />
      <div className="bm-who">
        <p>
          <a href={memberPath({ businessID, userID: member.userID })}>
            {member.firstName} {member.lastName}
          </a>{' '}
          {isOneself ? (
            <span className="k-meta">
              <Trans>you</Trans>
            </span>
          ) : null}
        </p>
        <p className="k-meta">{[member.jobPosition?.name, t`since ${since}`].filter(Boolean).join(' · ')}</p>
      </div>
      <RoleSelect member={member} members={members} reload={reload} />
      <RemoveButton member={member} members={members} reload={reload} />
    </li>
  );
}
