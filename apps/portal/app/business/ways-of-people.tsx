import type { Wanted } from '@kontor/contract';
import PartyMenu from '../blocking/party-menu.tsx';
import ConnectButton from '../connection/connect-button.tsx';
import { FollowButton } from '../follow/follow-button.tsx';
import { LikeButton } from '../reaction/like-button.tsx';
import type { CountedThing } from '../social/counted-thing.ts';
import AskToJoin from './ask-to-join.tsx';

interface WaysOfPeopleProps extends CountedThing {
  followers: number;
  name: string;
  claimed: boolean;
  isLiked: boolean;
  /** What one sees of it, where one follows it. */
  followed: Wanted | undefined;
}

/** For people who are signed in and no members: to like, to follow, to connect and, where the api says that they may, to ask to join, on the cover. */
export default function WaysOfPeople({
  id,
  name,
  claimed,
  likes,
  followers,
  onCounts,
  isLiked,
  followed,
}: WaysOfPeopleProps) {
  const resource = { resourceType: 'business', resourceID: id } as const;
  return (
    <>
      <LikeButton {...resource} isLiked={isLiked} likes={likes} onLikes={(now) => onCounts({ likes: now })} />
      <FollowButton
        {...resource}
        followed={followed}
        followers={followers}
        onFollowers={(followersText) => onCounts({ followersText })}
      />
      {claimed ? (
        <>
          <ConnectButton resourceType="business" id={id} name={name} />
          <AskToJoin businessID={id} />
        </>
      ) : null}
      <PartyMenu party={{ type: 'business', id, name }} />
    </>
  );
}
