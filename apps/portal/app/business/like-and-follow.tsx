import { FollowButton } from '../follow/follow-button.tsx';
import { LikeButton } from '../reaction/like-button.tsx';
import type { CountedThing } from '../social/social-counts.ts';

interface LikeAndFollowProps extends CountedThing {
  isLiked: boolean;
  isFollowed: boolean;
}

/** Loaded for people who are signed in alone. */
export default function LikeAndFollow({
  id,
  likes,
  followers,
  onCounts,
  isLiked,
  isFollowed,
}: LikeAndFollowProps) {
  const resource = { resourceType: 'business', resourceID: id } as const;
  return (
    <>
      <LikeButton {...resource} isLiked={isLiked} likes={likes} onLikes={(now) => onCounts({ likes: now })} />
      <FollowButton
        {...resource}
        isFollowed={isFollowed}
        followers={followers}
        onFollowers={(now) => onCounts({ followers: now })}
      />
    </>
  );
}
