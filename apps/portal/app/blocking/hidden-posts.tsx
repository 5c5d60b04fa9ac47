import { addressById, type HiddenPost, listHiddenPosts, unhidePost } from '@kontor/contract';
import { Button } from '@kontor/ui';
import { dayOf } from '@kontor/web/language/day';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { viewOfAuthor } from '../author/author-view.ts';
import { useFailure } from '../page-part/use-failure.tsx';
import { usePages } from '../page-part/use-pages.ts';
import { useSession } from '../session/session-context.tsx';
import { usePortal } from '../session/use-portal.ts';
import { PagedList } from './paged-list.tsx';

/** The posts one hid, with the way back. */
export function HiddenPosts() {
  const { t } = useLingui();
  const { call } = useSession();
  const load = useCallback(
    async (after: string | undefined) => {
      const { hidden, next } = await call(listHiddenPosts, { query: { size: 20, ...(after && { after }) } });
      return { rows: hidden, next };
    },
    [call],
  );
  const pages = usePages<HiddenPost>(load);
  return (
    <PagedList heading={t`Hidden posts`} none={<Trans>You have not hidden any posts.</Trans>} pages={pages}>
      {(row) => <Hidden key={row.postID} row={row} onShown={() => pages.leaveOut(row)} />}
    </PagedList>
  );
}

function Hidden({ row, onShown }: { row: HiddenPost; onShown: () => void }) {
  const { t, i18n } = useLingui();
  const { call } = useSession();
  const { language } = usePortal();
  const { failure, fail, begin } = useFailure();
  const { postID, content, author, since } = row;
  const name = author ? viewOfAuthor(author, i18n).name : '';
  const day = dayOf(since, language);

  async function takeBack() {
    begin();
    try {
      await call(unhidePost, { params: { postID } });
      onShown();
    } catch (error) {
      console.error('A post could not be shown again', error);
      fail(t`Something was wrong, try again please`);
    }
  }

  return (
    <li>
      <span>
        {author ? <a href={addressById('post', postID)}>{content}</a> : t`A deleted post`}
        <small className="k-meta">{author ? t`By ${name}, hidden on ${day}` : t`Hidden on ${day}`}</small>
      </span>
      <Button
        size="small"
        aria-label={author ? t`Show the post by ${name} again` : t`Remove from list`}
        onClick={() => void takeBack()}
      >
        {author ? <Trans>Show again</Trans> : <Trans>Remove from list</Trans>}
      </Button>
      {failure}
    </li>
  );
}
