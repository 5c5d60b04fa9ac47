import PartyMenu from '../blocking/party-menu.tsx';
import ConnectButton from '../connection/connect-button.tsx';
import LoadedFollow from '../follow/loaded-follow.tsx';
import LoadedLike from '../reaction/loaded-like.tsx';
import type { CountedThing } from '../social/counted-thing.ts';

/** For people who are signed in: to like, follow and connect with somebody else. */
export default function WaysOfPeople({
  id,
  name,
  likes,
  followers,
  onCounts,
}: CountedThing & { name: string; followers: number }) {
  const of = { resourceType: 'user', resourceID: id } as const;
  return (
    <>
      <LoadedLike {...of} likes={likes} onLikes={(now) => onCounts({ likes: now })} />
      <LoadedFollow
        {...of}
        followers={followers}
        onFollowers={(followersText) => onCounts({ followersText })}
      />
      <ConnectButton resourceType="user" id={id} name={name} />
      <PartyMenu party={{ type: 'user', id, name }} />
    </>
  );
}
