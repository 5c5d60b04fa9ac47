import { SectionCard } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import type { MembersProps } from './members-props.ts';
import { OnlyOwnerNote } from './only-owner-note.tsx';
import { PersonRow } from './person-row.tsx';

/** Everybody of a business with their role. */
export function PeopleCard({ members, reload }: MembersProps) {
  const { t } = useLingui();
  return (
    <SectionCard
      title={t({ message: 'People', context: 'members of a business' })}
      aside={members.members.length}
    >
      <ul className="bm-rows">
        {members.members.map((member) => (
          <PersonRow key={member.userID} member={member} members={members} reload={reload} />
        ))}
      </ul>
      <OnlyOwnerNote members={members} />
    </SectionCard>
  );
}
