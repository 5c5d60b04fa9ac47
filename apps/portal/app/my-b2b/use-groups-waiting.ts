import { listMyGroups } from '@kontor/contract';
import { UsersRound } from '@kontor/ui/icon';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { groupAddress } from '../group/group-address.ts';
import { useLoaded } from '../session/use-loaded.ts';
import type { WaitingPart } from './waiting-part.ts';
import type { WaitingThing } from './waiting-row.tsx';

/** Groups one is invited to, and requests to join those one runs. */
export function useGroupsWaiting(): WaitingPart {
  const { t } = useLingui();
  const { data, failed, reload } = useLoaded(listMyGroups, {});
  const things = data?.groups.flatMap(({ groupID, name, mine, waiting = 0 }): WaitingThing[] => {
    const group = { key: groupID, picture: UsersRound, note: name, href: groupAddress(groupID) };
    if (mine?.state === 'invited')
      return [
        { ...group, title: t`You are invited to a group`, verb: t({ message: 'Answer', context: 'verb' }) },
      ];
    if (waiting === 0) return [];
    const title = t`${plural(waiting, { one: '# request to join', other: '# requests to join' })}`;
    return [{ ...group, title, verb: t({ message: 'Answer', context: 'verb' }) }];
  });
  return { things, failed, reload };
}
