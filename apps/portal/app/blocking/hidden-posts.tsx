import { addressById, type HiddenPost, listHiddenPosts, unhidePost } from '@kontor/contract';
import { Button, useToast } from '@kontor/ui';
import { dayOf } from '@kontor/web/language/day';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { viewOfAuthor } from '../author/author-view.ts';
import { usePages } from '../page-part/use-pages.ts';
import { useSession } from '../session/session-context.tsx';
import { usePortal } from '../session/use-portal.ts';
import { PagedList } from './paged-list.tsx';

/** The posts one hid, with the way back. */
export function HiddenPosts() {
  const { t, i18n } = useLingui();
  const { call } = useSession();
  const { language } = usePortal();
  const toast = useToast();
  const load = useCallback(
    async (after: string | undefined) => {
      const { hidden, next } = await call(listHiddenPosts, { query: { size: 20, ...(after && { after }) } });
      return { rows: hidden, next };
    },
    [call],
  );
  const pages = usePages<HiddenPost>(load);

  async function takeBack(row: HiddenPost) {
    try {
      await call(unhidePost, { params: { postID: row.postID } });
      pages.leaveOut(row);
    } catch (error) {
      console.error('A post could not be shown again', error);
      toast(t`Something was wrong, try again please`, 'failed');
    }
  }

  return (
    <PagedList heading={t`Hidden posts`} none={<Trans>You have not hidden any posts.</Trans>} pages={pages}>
      {(row) => {
        const { postID, content, author, since } = row;
        const name = author ? viewOfAuthor(author, i18n).name : '';
        const day = dayOf(since, language);
        return (
          <li key={postID}>
            <span>
              {author ? <a href={addressById('post', postID)}>{content}</a> : t`A deleted post`}
              <small className="k-meta">
                {author ? t`By ${name}, hidden on ${day}` : t`Hidden on ${day}`}
              </small>
            </span>
            <Button
              size="small"
              aria-label={author ? t`Show the post by ${name} again` : t`Remove from list`}
              onClick={() => void takeBack(row)}
            >
              {author ? <Trans>Show again</Trans> : <Trans>Remove from list</Trans>}
            </Button>
          </li>
        );
      }}
    </PagedList>
  );
}
