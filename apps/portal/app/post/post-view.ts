import { type Author, addressById, type Picture, type Post } from '@kontor/contract';
import type { Tier } from '@kontor/ui';
import { initialsOf } from '@kontor/ui/picture';
import type { I18n } from '@lingui/core';
import { photoOf } from '../person/photo-of.ts';
import { monogramAddress } from '../picture/picture-address.ts';
import { addressAt, sourceSet } from '../picture/picture-sizes.ts';
import { tabName } from '../search/tab-name.ts';
import { fairText } from './fair-text.ts';
import { partsOf, type TextPart } from './post-parts.ts';

/** Pixels, on dense screens. */
const photoWidth = 96;
/** A feed is 660 pixels wide. */
const pictureWidth = 660;

export interface AuthorView {
  id: string;
  type: 'business' | 'user';
  name: string;
  href: string;
  picture: string;
  /** What a business is, or where somebody works. */
  note?: string | undefined;
  tier?: Tier | undefined;
  isDemo: boolean;
}

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
  isEdited: boolean;
  isPinned: boolean;
  likes: number;
  comments: number;
  mine?: Post['mine'];
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
    isEdited: post.editedAt !== undefined,
    isPinned: post.isPinned,
    likes: post.reactions.reactionCount.like,
    comments: post.comments,
    mine: post.mine,
  };
}

export function viewOfAuthor(author: Author, i18n: I18n): AuthorView {
  if ('userID' in author)
    return {
      id: author.userID,
      type: 'user',
      name: `${author.firstName} ${author.lastName}`,
      href: addressById('person', author.userID),
      picture: photoOf(author, photoWidth),
      note: author.companyName,
      isDemo: author.isDemo === true,
    };
  const { businessID: id, general, businessTypeCode, subscription, industryID, isDemo } = author;
  return {
    id,
    type: 'business',
    name: general.companyName,
    href: addressById('business', id),
    picture: general.profilePhoto
      ? addressAt(general.profilePhoto, photoWidth)
      : monogramAddress(id, initialsOf(general.companyName), industryID),
    note: businessTypeCode && i18n._(tabName[businessTypeCode]),
    tier: subscription,
    isDemo: isDemo === true,
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
