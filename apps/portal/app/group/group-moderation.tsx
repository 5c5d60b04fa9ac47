import { GroupInvitations } from './group-invitations.tsx';
import type { GroupProps } from './group-props.ts';
import { GroupRequests } from './group-requests.tsx';

/** Of who runs a group: who asks to be let in, and whom they invite. */
export default function GroupModeration({ loaded, onChanged }: GroupProps) {
  return (
    <>
      {loaded.mine?.waiting ? <GroupRequests loaded={loaded} onChanged={onChanged} /> : null}
      <GroupInvitations loaded={loaded} onChanged={onChanged} />
    </>
  );
}
