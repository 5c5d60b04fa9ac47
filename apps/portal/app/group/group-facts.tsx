import { Pill } from '@kontor/ui';
import { Plural } from '@lingui/react/macro';
import { DemoPill } from '../page-part/demo-pill.tsx';
import type { GroupView } from './group-view.ts';

/** Who comes into a group, what it is about and how many are in it. */
export function GroupFacts({ group, known = 0 }: { group: GroupView; known?: number }) {
  return (
    <p className="gr-facts">
      <Pill>{group.accessText}</Pill>
      <span>{group.field}</span>
      <span className="k-number">
        <Plural value={group.members} one="# member" other="# members" />
        {known > 0 ? (
          <>
            {', '}
            <Plural value={known} one="you know # of them" other="you know # of them" />
          </>
        ) : null}
      </span>
      {group.isDemo ? <DemoPill origin="demo" /> : null}
    </p>
  );
}
