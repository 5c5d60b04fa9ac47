import { checkReaction } from '@kontor/contract';
import { useLoaded } from '../session/use-loaded.ts';
import { LikeButton, type LikeProps } from './like-button.tsx';

/** For people who are signed in, on pages that are the same for everybody: nothing until it is known whether they like it. */
export default function LoadedLike(props: Omit<LikeProps, 'isLiked'>) {
  const { data } = useLoaded(checkReaction, { params: { resourceID: props.resourceID } });
  return data ? <LikeButton {...props} isLiked={data.reactionType === 'like'} /> : null;
}
