import { Button, ModalDialog } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { viewOfAuthor } from '../author/author-view.ts';
import { Loading } from '../page-part/loading.tsx';
import { LoadingFailed } from '../page-part/loading-failed.tsx';
import { useLikers } from './use-likers.ts';
import { useLikesText } from './use-likes-text.ts';
import './likes-dialog.css';

export interface LikesOf {
  resourceID: string;
}

/** Checklist 316: who likes something, the last first. */
export default function LikesDialog({ resourceID, onClose }: LikesOf & { onClose: () => void }) {
  const { t, i18n } = useLingui();
  const id = useId();
  const likesText = useLikesText();
  const { rows: authors, count, next, isLoading, hasFailed, more } = useLikers(resourceID);
  return (
    <ModalDialog className="rc-dialog" aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{authors ? likesText(count) : t`Likes`}</h2>
      {authors || hasFailed ? null : <Loading />}
      {authors && authors.length > 0 ? (
        <ul className="rc-likers">
          {authors.map((author) => {
            const { id: authorID, name, href, picture, note, type } = viewOfAuthor(author, i18n);
            return (
              <li key={authorID}>
                <img
                  className={type === 'business' ? 'k-logo' : 'k-logo rc-person'}
                  src={picture}
                  width="40"
                  height="40"
                  alt=""
                />
                <span>
                  <a href={href}>{name}</a>
                  {note ? <small>{note}</small> : null}
                </span>
              </li>
            );
          })}
        </ul>
      ) : null}
      {authors?.length === 0 ? <p className="k-meta">{t`Nobody likes this any more.`}</p> : null}
      {hasFailed ? <LoadingFailed onRetry={more} /> : null}
      <div className="rc-dialog-ways">
        {next && !hasFailed ? (
          <Button loading={isLoading} onClick={more}>
            <Trans>Load more</Trans>
          </Button>
        ) : null}
        <Button onClick={onClose}>
          <Trans>Close</Trans>
        </Button>
      </div>
    </ModalDialog>
  );
}
