import { type ReactionResource, react, takeReactionBack } from '@kontor/contract';
import { ThumbsUp } from '@kontor/ui/icon';
import { useLingui } from '@lingui/react/macro';
import { useSession } from '../session/session-context.tsx';
import { ToggleButton } from '../social/toggle-button.tsx';
import { useToggle } from '../social/use-toggle.ts';

export interface LikeProps {
  resourceType: ReactionResource;
  resourceID: string;
  /** Whether whoever is signed in does so far. */
  isLiked: boolean;
  /** How many like it, as the page was loaded. */
  likes: number;
  /** Told how many do when that changes here. */
  onLikes: (likes: number) => void;
}

/** For people who are signed in. */
export function LikeButton({ resourceType, resourceID, likes, onLikes, isLiked }: LikeProps) {
  const { t } = useLingui();
  const { call } = useSession();
  const toggle = useToggle({
    isOn: isLiked,
    count: likes,
    onShown: onLikes,
    async send(turnsOn) {
      const params = { resourceType };
      const { reactionCount } = turnsOn
        ? await call(react, { params, body: { resourceID, reactionType: 'like' } })
        : await call(takeReactionBack, { params, body: { resourceID } });
      return reactionCount.like;
    },
  });
  return <ToggleButton {...toggle} Icon={ThumbsUp} text={toggle.isOn ? t`Unlike` : t`Like`} />;
}
