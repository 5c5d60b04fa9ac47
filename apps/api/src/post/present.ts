import type { Mention, Post, PostCard, PostLink } from '@kontor/contract';
import type { StoredMention } from '@kontor/database';
import { presentAuthor } from '../author/present-author.ts';
import { presentHeld } from '../hold/present-held.ts';
import { presentPicture } from '../upload/present-picture.ts';
import type { PostRow } from './queries.ts';

interface Shown {
  /** The page its text leads to, where it is there. */
  link: PostLink | undefined;
  /** Somebody signed in reads it. */
  isForPerson: boolean;
}

/** Undefined where nobody is there any more who wrote it. */
export function presentPost(row: PostRow, { link, isForPerson }: Shown): Post | undefined {
  const author = presentAuthor(row);
  if (!author) return undefined;
  const pictures = row.pictures.flatMap((picture) => presentPicture(picture) ?? []);
  return {
    postID: row.id,
    content: row.content,
    createdAt: row.created_at.toISOString(),
    author,
    timelineID: row.timeline_id,
    timelineType: row.timeline_type,
    group: row.group_id === null ? undefined : { groupID: row.group_id, name: row.group_name ?? '' },
    kind: row.kind,
    picture: pictures[0],
    pictures,
    mentions: row.mentions.map(presentMention),
    fair: presentFair(row),
    link,
    editedAt: row.edited_at?.toISOString(),
    isPinned: row.is_pinned,
    held: presentHeld(row),
    reactions: { reactionCount: { like: row.likes } },
    comments: row.comments,
    commentsForMembers: row.may_comment ? undefined : true,
    mine: isForPerson
      ? {
          isLiked: row.is_liked,
          mayEdit: row.may_edit,
          mayRemove: row.may_administer,
          mayPin: row.may_pin,
        }
      : undefined,
  };
}

/** Checklist 152: the post beside what its card names. */
export function presentPostCard(post: Post): PostCard {
  return {
    ...post,
    header: { author: post.author, metadata: { datetime: post.createdAt, resourceID: post.postID } },
    body: { text: post.content, picture: post.picture },
  };
}

function presentMention({ type, id, name }: StoredMention): Mention {
  return { resourceType: type, resourceID: id, name };
}

function presentFair({ fair_name: name, fair_place: place, fair_from: from, fair_until: until }: PostRow) {
  return name === null || from === null || until === null
    ? undefined
    : { name, place: place ?? undefined, from, until };
}
