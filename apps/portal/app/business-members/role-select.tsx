import { type BusinessMember, changeMemberRole } from '@kontor/contract';
import { Pill, SelectField } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRoleNames } from '../business/use-role-names.ts';
import { useSession } from '../session/session-context.tsx';
import type { MembersProps } from './members-props.ts';
import { useDoing } from './use-doing.ts';

type GivenRole = 'admin' | 'member';

/** A member's role; for an owner a choice that is saved at once, with the way back. Owners come by transfer alone. */
export function RoleSelect({ member, members, reload }: MembersProps & { member: BusinessMember }) {
  const { t } = useLingui();
  const { call } = useSession();
  const roles = useRoleNames();
  const { busy, failure, run } = useDoing(reload);
  // What is being saved.
  const [chosen, setChosen] = useState<GivenRole>();
  const { userID, role: former, firstName, lastName } = member;
  const name = `${firstName} ${lastName}`;
  if (members.accessLevel !== 'owner' || former === 'owner')
    return (
      <p className="bm-role">
        <Pill>{roles[former]}</Pill>
      </p>
    );

  const params = { businessID: members.business.businessID, userID };
  async function change(role: GivenRole, back?: GivenRole): Promise<void> {
    const named = roles[role];
    setChosen(role);
    await run('changeMemberRole', () => call(changeMemberRole, { params, body: { role } }), {
      done: t`${name} is now: ${named}`,
      ...(back ? { undo: () => void change(back) } : {}),
    });
    setChosen(undefined);
  }

  return (
    <div className="bm-role">
      <SelectField
        label={t`Role of ${name}`}
        value={chosen ?? former}
        disabled={busy !== undefined}
        options={(['admin', 'member'] as const).map((value) => ({ value, text: roles[value] }))}
        onChange={({ target }) => void change(target.value === 'admin' ? 'admin' : 'member', former)}
      />
      {failure}
    </div>
  );
}
