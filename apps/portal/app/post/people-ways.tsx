import { LikeButton } from '../reaction/like-button.tsx';
import type { PostView } from './post-view.ts';

interface PeopleWaysProps {
  post: PostView;
  isLiked: boolean;
  onLikes: (likes: number) => void;
}

/** For people who are signed in. */
export default function PeopleWays({ post, isLiked, onLikes }: PeopleWaysProps) {
  return (
    <LikeButton
      resourceType="post"
      resourceID={post.id}
      isLiked={isLiked}
      likes={post.likes}
      onLikes={onLikes}
    />
  );
}
