import { listMyGroups } from '@kontor/contract';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { LoadingFailed } from '../page-part/loading-failed.tsx';
import { useLoaded } from '../session/use-loaded.ts';
import { GroupItem } from './group-item.tsx';
import { viewOfGroup } from './group-view.ts';

interface MyGroupsProps {
  /** Told when it is known whether there are any. */
  onKnown: () => void;
}

/** The groups somebody is in, is invited to, or asks to be let into. */
export default function MyGroups({ onKnown }: MyGroupsProps) {
  const { t, i18n } = useLingui();
  const { data, failed, reload } = useLoaded(listMyGroups, {});
  const isKnown = failed || data !== undefined;
  useEffect(() => {
    if (isKnown) onKnown();
  }, [isKnown, onKnown]);
  if (failed && !data) return <LoadingFailed onRetry={reload} />;
  if (!data || data.groups.length === 0) return null;
  const noteOf = (waiting: number) =>
    t`${plural(waiting, { one: '# request waiting', other: '# requests waiting' })}`;
  const [mine, waiting] = [true, false].map((isMember) =>
    data.groups.filter(({ mine: standing }) => (standing?.role !== undefined) === isMember),
  );
  return [
    { title: t`My groups`, groups: mine },
    { title: t`Requests and invitations`, groups: waiting },
  ].map(({ title, groups = [] }) =>
    groups.length === 0 ? null : (
      <section key={title} className="gr-part">
        <h2>{title}</h2>
        <ul className="gr-list">
          {groups.map((group) => (
            <GroupItem
              key={group.groupID}
              group={viewOfGroup(group, i18n)}
              note={group.waiting ? noteOf(group.waiting) : undefined}
            />
          ))}
        </ul>
      </section>
    ),
  );
}
