import { addressById, type Picture, type Post } from '@kontor/contract';
import type { I18n } from '@lingui/core';
import { type AuthorView, viewOfAuthor } from '../author/author-view.ts';
import { groupAddress } from '../group/group-address.ts';
import { addressAt, sourceSet } from '../picture/picture-sizes.ts';
import { fairText } from './fair-text.ts';
import { partsOf, type TextPart } from './post-parts.ts';

/** Pixels, on dense screens. */
const photoWidth = 96;
/** A feed is 660 pixels wide. */
const pictureWidth = 660;

export interface PostPicture {
  url: string;
  srcSet?: string | undefined;
  avif?: string | undefined;
  width: number;
  height: number;
  alt: string;
}

/** What the card of a post shows. */
export interface PostView {
  id: string;
  href: string;
  author: AuthorView;
  /** ISO 8601. */
  at: string;
  kind: Post['kind'];
  content: string;
  mentions: Post['mentions'];
  parts: TextPart[];
  pictures: PostPicture[];
  fair?: { name: string; days: string; place?: string | undefined; file: string } | undefined;
  link?:
    | { href: string; title: string; company?: string | undefined; picture?: string | undefined }
    | undefined;
  /** In which it stands. */
  group?: { href: string; name: string } | undefined;
  isEdited: boolean;
  isPinned: boolean;
  likes: number;
  comments: number;
  mine?: Post['mine'];
  /** Why its author alone sees it. */
  held?: Post['held'];
}

/** @param origin of the portal */
export function viewOfPost(post: Post, i18n: I18n, origin: string): PostView {
  const { postID, fair, link } = post;
  return {
    id: postID,
    href: addressById('post', postID),
    author: viewOfAuthor(post.author, i18n),
    at: post.createdAt,
    kind: post.kind,
    content: post.content,
    mentions: post.mentions,
    parts: partsOf(post.content, post.mentions, origin),
    pictures: post.pictures.map(viewOfPicture),
    fair: fair && {
      name: fair.name,
      place: fair.place,
      days: fairText(fair, i18n),
      file: `/api/v1/social/posts/${postID}/calendar`,
    },
    link:
      link && link.resourceType !== 'post'
        ? {
            href: addressById(link.resourceType, link.resourceID),
            title: link.title,
            company: link.company,
            picture: link.picture && addressAt(link.picture, photoWidth),
          }
        : undefined,
    group: post.group && { href: groupAddress(post.group.groupID), name: post.group.name },
    isEdited: post.editedAt !== undefined,
    isPinned: post.isPinned,
    likes: post.reactions.reactionCount.like,
    comments: post.comments,
    mine: post.mine,
    held: post.held,
  };
}

function viewOfPicture(picture: Picture): PostPicture {
  const [largest] = [...(picture.versions ?? [])].sort((one, other) => other.width - one.width);
  return {
    url: addressAt(picture, pictureWidth),
    srcSet: sourceSet(picture, 'image/webp'),
    avif: sourceSet(picture, 'image/avif'),
    width: largest?.width ?? 4,
    height: largest?.height ?? 3,
    alt: picture.alt ?? '',
  };
}
