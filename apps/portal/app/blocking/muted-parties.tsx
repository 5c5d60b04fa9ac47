import { listMuted, type MutedParty, unmute } from '@kontor/contract';
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

/** Whom one muted, with the way back. */
export function MutedParties() {
  const { t } = useLingui();
  const { call } = useSession();
  const load = useCallback(
    async (after: string | undefined) => {
      const { muted, next } = await call(listMuted, { query: { size: 20, ...(after && { after }) } });
      return { rows: muted, next };
    },
    [call],
  );
  const pages = usePages<MutedParty>(load);
  return (
    <PagedList heading={t`Muted`} none={<Trans>You have not muted anyone.</Trans>} pages={pages}>
      {(row) => <Muted key={idOf(row)} row={row} onHeard={() => pages.leaveOut(row)} />}
    </PagedList>
  );
}

const idOf = ({ author }: MutedParty) => ('userID' in author ? author.userID : author.businessID);

function Muted({ row, onHeard }: { row: MutedParty; onHeard: () => void }) {
  const { t, i18n } = useLingui();
  const { call } = useSession();
  const { language } = usePortal();
  const { failure, fail, begin } = useFailure();
  const { id, name, picture, href, type } = viewOfAuthor(row.author, i18n);
  const day = dayOf(row.since, language);

  async function takeBack() {
    begin();
    try {
      await call(unmute, { params: { id } });
      onHeard();
    } catch (error) {
      console.error('Somebody could not be unmuted', error);
      fail(t`Something was wrong, try again please`);
    }
  }

  return (
    <li>
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
      <Button size="small" aria-label={t`Unmute ${name}`} onClick={() => void takeBack()}>
        <Trans>Unmute</Trans>
      </Button>
      {failure}
    </li>
  );
}
