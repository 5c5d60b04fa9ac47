import { listMuted, type MutedParty, unmute } from '@kontor/contract';
import { Button, useToast } from '@kontor/ui';
import { dayOf } from '@kontor/web/language/day';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { viewOfAuthor } from '../author/author-view.ts';
import { usePages } from '../page-part/use-pages.ts';
import { useSession } from '../session/session-context.tsx';
import { usePortal } from '../session/use-portal.ts';
import { PagedList } from './paged-list.tsx';

/** Whom one muted, with the way back. */
export function MutedParties() {
  const { t, i18n } = useLingui();
  const { call } = useSession();
  const { language } = usePortal();
  const toast = useToast();
  const load = useCallback(
    async (after: string | undefined) => {
      const { muted, next } = await call(listMuted, { query: { size: 20, ...(after && { after }) } });
      return { rows: muted, next };
    },
    [call],
  );
  const pages = usePages<MutedParty>(load);

  async function takeBack(row: MutedParty, id: string) {
    try {
      await call(unmute, { params: { id } });
      pages.leaveOut(row);
    } catch (error) {
      console.error('Somebody could not be unmuted', error);
      toast(t`Something was wrong, try again please`, 'failed');
    }
  }

  return (
    <PagedList heading={t`Muted`} none={<Trans>You have not muted anyone.</Trans>} pages={pages}>
      {(row) => {
        const { id, name, picture, href, type } = viewOfAuthor(row.author, i18n);
        const day = dayOf(row.since, language);
        return (
          <li key={id}>
            <img
              className={type === 'user' ? 'k-logo bl-person' : 'k-logo'}
              src={picture}
              width="44"
              height="44"
              alt=""
            />
            <span>
              <a href={href}>{name}</a>
              <small className="k-meta">{t`Muted on ${day}`}</small>
            </span>
            <Button size="small" aria-label={t`Unmute ${name}`} onClick={() => void takeBack(row, id)}>
              <Trans>Unmute</Trans>
            </Button>
          </li>
        );
      }}
    </PagedList>
  );
}
