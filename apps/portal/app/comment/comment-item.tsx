import { Pill } from '@kontor/ui';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CommentView } from './comment-view.ts';

interface CommentItemProps {
  comment: CommentView;
  /** What can be done with it. */
  ways?: ReactNode;
  /** What shows its replies. */
  replies?: ReactNode;
  /** At the end of its first line. */
  menu?: ReactNode;
  /** In the place of its words. */
  editor?: ReactNode;
  /** Below its words, for its author. */
  notice?: ReactNode;
  /** What stands below it: its replies. */
  children?: ReactNode;
}

/** Checklist 193: who wrote it, and what; of a removed one its place alone. */
export function CommentItem({ comment, ways, replies, menu, editor, notice, children }: CommentItemProps) {
  const { t } = useLingui();
  const { author, content, at, day, isEdited, isAnswer, likes: count } = comment;
  return (
    <li className="c-item" id={`comment-${comment.id}`} tabIndex={-1}>
      {author ? (
        <img
          className={author.isBusiness ? 'k-logo' : 'c-photo'}
          src={author.picture}
          width="40"
          height="40"
          alt=""
          loading="lazy"
        />
      ) : (
        <span />
      )}
      <div className="c-said">
        {author ? (
          <p className="c-who">
            <a href={author.href}>{author.name}</a>
            {isAnswer ? (
              <Pill tone="ok">
                <Trans>Answer</Trans>
              </Pill>
            ) : null}
            {menu}
          </p>
        ) : null}
        {author ? (
          (editor ?? <p className="c-text">{content}</p>)
        ) : (
          <p className="c-removed">
            <Trans>This comment was removed.</Trans>
          </p>
        )}
        {notice}
        <div className="c-foot">
          {author ? ways : null}
          {count > 0 ? (
            <span className="k-number">{t`${plural(count, { one: '# like', other: '# likes' })}`}</span>
          ) : null}
          {replies}
          <time dateTime={at}>{day}</time>
          {isEdited ? (
            <span>
              <Trans>Edited</Trans>
            </span>
          ) : null}
        </div>
      </div>
      {children}
    </li>
  );
}
