import { Pill, TierPlate } from '@kontor/ui';
import { CalendarPlus, Pin } from '@kontor/ui/icon';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { DemoPill } from '../page-part/demo-pill.tsx';
import { kindNames } from './kind-names.ts';
import { PostPictures } from './post-pictures.tsx';
import type { PostView } from './post-view.ts';
import { usePostTime } from './use-post-time.ts';
import './post.css';

interface PostCardProps {
  post: PostView;
  /** How many like it, where whoever reads it changes that; for people a way to who they are. */
  likes: ReactNode;
  /** Beside its head, for people. */
  menu?: ReactNode;
  /** Above its words, for its author. */
  notice?: ReactNode;
  /** Below it: what can be done with it. */
  ways: ReactNode;
  /** Below all: comments. */
  children?: ReactNode;
  level?: 1 | 2;
}

/** Checklist 152. */
export function PostCard({ post, likes, menu, notice, ways, children, level = 2 }: PostCardProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const time = usePostTime();
  const { author, kind, fair, link } = post;
  const Name = level === 1 ? 'h1' : 'h2';
  return (
    <article className="k-card po-card" aria-labelledby={id} data-post={post.id}>
      <header className="po-head">
        <img
          className={author.type === 'business' ? 'k-logo' : 'k-logo po-person'}
          src={author.picture}
          width="48"
          height="48"
          alt=""
        />
        <div>
          <div className="po-name">
            <Name id={id}>
              <a href={author.href}>{author.name}</a>
            </Name>
            {author.tier ? <TierPlate tier={author.tier} /> : null}
            {author.isDemo ? <DemoPill origin="demo" /> : null}
          </div>
          <p className="po-meta">
            {author.note ? <span>{author.note}</span> : null}
            <a href={post.href}>
              <time dateTime={post.at}>{time(post.at)}</time>
            </a>
            {level === 1 && post.group ? (
              <a href={post.group.href}>
                <Trans>In {post.group.name}</Trans>
              </a>
            ) : null}
            {post.isEdited ? <span>{t`Edited`}</span> : null}
            {post.isPinned ? (
              <span className="po-pinned">
                <Pin size={15} />
                {t`Pinned`}
              </span>
            ) : null}
          </p>
        </div>
        {menu}
      </header>
      {notice}
      {kind === 'update' ? null : (
        <p className="po-kind">
          <Pill>{i18n._(kindNames[kind])}</Pill>
        </p>
      )}
      <p className="po-text">
        {post.parts.map(({ text, href }, place) =>
          href === undefined ? (
            text
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
            <a key={place} href={href}>
              {text}
            </a>
          ),
        )}
      </p>
      {fair ? (
        <div className="po-fair">
          <p>
            <b>{fair.name}</b>
            <span>{[fair.days, fair.place].filter(Boolean).join(' · ')}</span>
          </p>
          <a href={fair.file} download>
            <CalendarPlus size={18} />
            <Trans>Add to calendar</Trans>
          </a>
        </div>
      ) : null}
      <PostPictures pictures={post.pictures} author={author.name} />
      {link ? (
        <a className="po-link" href={link.href}>
          {link.picture ? <img src={link.picture} width="56" height="42" alt="" /> : null}
          <span>
            <b>{link.title}</b>
            {link.company ? <small>{link.company}</small> : null}
          </span>
        </a>
      ) : null}
      <div className="po-counts">
        <span>{likes}</span>
        <a href={`${post.href}#comments`}>
          <Plural value={post.comments} one="# comment" other="# comments" />
        </a>
      </div>
      <div className="po-ways">{ways}</div>
      {children}
    </article>
  );
}
