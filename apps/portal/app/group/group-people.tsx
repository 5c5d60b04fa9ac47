import { SectionCard } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { GroupMembers } from './group-members.tsx';
import type { GroupProps } from './group-props.ts';
import { PersonRow } from './person-row.tsx';

/** Who is in a group, as far as whoever reads it may know. */
export default function GroupPeople({ loaded, onChanged }: GroupProps) {
  const { t } = useLingui();
  const { group, mine, known } = loaded;
  const seesMembers = mine?.role !== undefined || group.access === 'open';
  return (
    <>
      {seesMembers ? <GroupMembers loaded={loaded} onChanged={onChanged} /> : null}
      {!seesMembers && known.people.length > 0 ? (
        <SectionCard title={t`People you know`} aside={`${known.count}`}>
          <ul className="gr-people">
            {known.people.map((person) => (
              <PersonRow key={person.id} person={person} note={t`connected`} />
            ))}
          </ul>
        </SectionCard>
      ) : null}
    </>
  );
}
