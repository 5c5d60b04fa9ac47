import { getFollowSummary } from '@kontor/contract';
import { useLoaded } from '../session/use-loaded.ts';
import { FollowButton, type FollowProps } from './follow-button.tsx';

/** For people who are signed in, on pages that are the same for everybody: nothing until it is known whether they follow. */
export default function LoadedFollow(props: Omit<FollowProps, 'followed'>) {
  const { data } = useLoaded(getFollowSummary, { params: { id: props.resourceID } });
  return data ? <FollowButton {...props} followed={data.follow} /> : null;
}
