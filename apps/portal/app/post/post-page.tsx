import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { Comments } from '../comment/comments.tsx';
import { profileHandle } from '../page-part/page-handle.ts';
import { loadPost } from './load-post.server.ts';
import { MembersComment } from './members-comment.tsx';
import { PostItem } from './post-item.tsx';

export const handle = profileHandle;

export const loader = (args: LoaderFunctionArgs) => loadPost(args);

/** Checklist 298: a post by itself. */
export default function PostPage() {
  const { t } = useLingui();
  const loaded = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const [post, setPost] = useState(loaded.post);
  const [gone, setGone] = useState<string>();
  // Whoever is signed in learns more of it, and another one has another address.
  useEffect(() => setPost(loaded.post), [loaded.post]);
  return (
    <div className="s-page po-page">
      {gone ? (
        <p role="status">{gone}</p>
      ) : (
        <>
          <PostItem
            key={post.id}
            post={post}
            level={1}
            onChanged={setPost}
            onRemoved={({ mine }) =>
              setGone(
                mine?.mayRemove
                  ? t`The post was removed. You can restore it for 30 days.`
                  : t`You will no longer see this post.`,
              )
            }
            onSilenced={() => setGone(t`You will no longer see this post.`)}
            onRestored={(restored) => {
              setPost(restored);
              setGone(undefined);
            }}
          />
          {loaded.closedGroup ? (
            <MembersComment loaded={loaded.closedGroup} onChanged={() => void revalidate()} />
          ) : loaded.comments ? (
            <Comments
              key={`comments ${post.id}`}
              resourceType="post"
              resourceID={post.id}
              businessID={post.author.type === 'business' ? post.author.id : undefined}
              loaded={loaded.comments}
            />
          ) : null}
        </>
      )}
    </div>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
