import { addressById, type Post } from '@kontor/contract';
import { msg } from '@lingui/core/macro';
import type { LoaderFunctionArgs } from 'react-router';
import { viewOfAuthor } from '../author/author-view.ts';
import { brand } from '../brand.ts';
import { countryName } from '../portal-country.ts';
import { cutText, keywordList } from '../seo/cut-text.ts';
import { descriptionRoom, titleRoom } from '../seo/head-room.ts';
import { part, thing } from '../seo/thing.ts';
import type { PageMeta } from '../session/meta-tags.ts';
import { settingsContext, visitContext } from '../session/page-context.ts';
import { sharePicture } from '../share-picture/share-picture.server.ts';
import { kindNames } from './kind-names.ts';

/** What is said of a post around its page; what invented people write is for no search engine. */
export function postMeta(post: Post, context: LoaderFunctionArgs['context']): PageMeta {
  const { origin, country } = context.get(settingsContext);
  const { i18n, language } = context.get(visitContext);
  const author = viewOfAuthor(post.author, i18n);
  const portal = `${brand.name} ${countryName(country, language)}`;
  const path = addressById('post', post.postID);
  const canonical = origin + path;
  const words = post.content.replace(/\s+/g, ' ');
  const suffix = ` – ${author.name} | ${portal}`;
  const kind = i18n._(kindNames[post.kind]);
  return {
    title: cutText(words, Math.max(24, titleRoom - suffix.length)) + suffix,
    description: cutText(i18n._(msg`${author.name} on ${portal}: ${words}`), descriptionRoom.en),
    keywords: keywordList([author.name, kind, ...post.mentions.map(({ name }) => name), portal]),
    canonical,
    hidden: post.author.isDemo === true,
    things: [
      thing('SocialMediaPosting', {
        '@id': canonical,
        url: canonical,
        headline: cutText(words, 110),
        articleBody: post.content,
        datePublished: post.createdAt,
        dateModified: post.editedAt,
        author: part(author.type === 'business' ? 'Organization' : 'Person', {
          name: author.name,
          url: origin + author.href,
        }),
        image: post.picture && new URL(post.picture.url, origin).href,
        interactionStatistic: part('InteractionCounter', {
          interactionType: 'https://schema.org/LikeAction',
          userInteractionCount: post.reactions.reactionCount.like,
        }),
      }),
    ],
    picture: sharePicture(
      path,
      {
        kind,
        title: cutText(words, 120),
        facts: [{ label: i18n._(msg`Posted by`), value: author.name }],
        art: {
          kind: 'mark',
          of: author.type === 'business' ? 'business' : 'person',
          seed: author.id,
          name: author.name,
          industry: undefined,
        },
      },
      context,
    ),
  };
}
