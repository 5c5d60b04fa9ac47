import { type FollowedResource, follow, unfollow } from '@kontor/contract';
import { BellPlus, BellRing } from '@kontor/ui/icon';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSession } from '../session/session-context.tsx';
import { ToggleButton } from '../social/toggle-button.tsx';
import { useToggle } from '../social/use-toggle.ts';

export interface FollowProps {
  resourceType: FollowedResource;
  resourceID: string;
  /** Whether whoever is signed in does so far. */
  isFollowed: boolean;
  /** How many follow, as the page was loaded. */
  followers: number;
  /** Told in words how many do when that changes here. */
  onFollowers: (text: string) => void;
}

/** For people who are signed in. */
export function FollowButton({ resourceType, resourceID, followers, onFollowers, isFollowed }: FollowProps) {
  const { t } = useLingui();
  const { call } = useSession();
  const toggle = useToggle({
    isOn: isFollowed,
    count: followers,
    onShown: (count) => onFollowers(t`${plural(count, { one: '# follower', other: '# followers' })}`),
    async send(turnsOn) {
      const summary = turnsOn
        ? await call(follow, { params: { resourceType }, body: { resourceID } })
        : await call(unfollow, { params: { id: resourceID } });
      return summary.followers;
    },
  });
  return (
    <ToggleButton
      {...toggle}
      Icon={toggle.isOn ? BellRing : BellPlus}
      text={toggle.isOn ? t`Unfollow` : t`Follow`}
    />
  );
}
