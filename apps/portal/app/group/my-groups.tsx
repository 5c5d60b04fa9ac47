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
  return (
    <section className="gr-mine">
      <h2>{t`My groups`}</h2>
      <ul className="gr-list">
        {data.groups.map((group) => (
          <GroupItem
            key={group.groupID}
            group={viewOfGroup(group, i18n)}
            note={group.waiting ? noteOf(group.waiting) : undefined}
            level={3}
          />
        ))}
      </ul>
    </section>
  );
}
