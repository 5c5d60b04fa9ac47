import { type FollowedResource, follow, unfollow, type Wanted } from '@kontor/contract';
import { BellPlus, BellRing, Check, SlidersHorizontal } from '@kontor/ui/icon';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { MenuButton } from '../page-part/menu-button.tsx';
import { useSession } from '../session/session-context.tsx';
import { ToggleButton } from '../social/toggle-button.tsx';
import { useToggle } from '../social/use-toggle.ts';
import { useWanted } from './use-wanted.ts';

export interface FollowProps {
  resourceType: FollowedResource;
  resourceID: string;
  /** What whoever is signed in sees of it; undefined for who does not follow it so far. */
  followed: Wanted | undefined;
  /** How many follow, as the page was loaded. */
  followers: number;
  /** Told in words how many do when that changes here. */
  onFollowers: (text: string) => void;
}

/** For people who are signed in. Whoever follows a business chooses what to see of it; people have posts alone. */
export function FollowButton({ resourceType, resourceID, followers, onFollowers, followed }: FollowProps) {
  const { t } = useLingui();
  const { call } = useSession();
  const { wanted, failure, choose, reset } = useWanted(resourceID, followed);
  const toggle = useToggle({
    isOn: followed !== undefined,
    count: followers,
    onShown: (count) => onFollowers(t`${plural(count, { one: '# follower', other: '# followers' })}`),
    async send(turnsOn) {
      const summary = turnsOn
        ? await call(follow, { params: { resourceType }, body: { resourceID } })
        : await call(unfollow, { params: { id: resourceID } });
      if (!turnsOn) reset();
      return summary.followers;
    },
  });
  const choice = (key: keyof Wanted, text: string) => ({
    key,
    text,
    Icon: Check,
    isChecked: wanted[key],
    to: () => choose({ ...wanted, [key]: !wanted[key] }),
  });
  return (
    <>
      <ToggleButton
        {...toggle}
        Icon={toggle.isOn ? BellRing : BellPlus}
        text={toggle.isOn ? t`Unfollow` : t`Follow`}
      />
      {toggle.isOn && resourceType === 'business' ? (
        <MenuButton
          className="k-icon-button"
          label={t`What you see in your newsfeed`}
          Icon={SlidersHorizontal}
          items={[
            choice('posts', t`Posts`),
            choice('products', t`New products`),
            choice('certificates', t`New certificates`),
          ]}
        />
      ) : null}
      {failure}
    </>
  );
}
