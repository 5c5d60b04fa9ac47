import { listNewResults, markSavedSearchSeen } from '@kontor/contract';
import { Button } from '@kontor/ui';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useDoing } from '../list/use-doing.ts';
import { useSession } from '../session/session-context.tsx';
import { useLoaded } from '../session/use-loaded.ts';
import './new-since.css';

interface NewSinceProps {
  savedSearchID: string;
  /** Ids of the results that are shown. */
  shown: readonly string[];
  onNew: (ids: ReadonlySet<string>) => void;
}

/** How many results of a saved search came since its person looked; hears which of those that are shown did. */
export default function NewSince({ savedSearchID, shown, onNew }: NewSinceProps) {
  const { t, i18n } = useLingui();
  const { call } = useSession();
  const params = { savedSearchID };
  const { data, reload } = useLoaded(listNewResults, { params, query: { among: shown.join() } });
  const { isBusy, failure, run } = useDoing();
  useEffect(() => onNew(new Set(data?.ids)), [onNew, data]);
  // Whoever was sent the address of somebody else's search is told nothing.
  if (!data) return null;
  const { total, until } = data;
  const day = i18n.date(new Date(data.since), { dateStyle: 'medium' });

  async function markSeen() {
    if (await run(() => call(markSavedSearchSeen, { params, body: { until } }))) reload();
  }

  return (
    <div className="r-new-since">
      <p role="status">
        {total > 0
          ? t`${plural(total, { one: '# new result', other: '# new results' })} since ${day}`
          : t`Nothing new since ${day}`}
      </p>
      {total > 0 ? (
        <Button size="small" loading={isBusy} onClick={() => void markSeen()}>
          <Trans>Mark as seen</Trans>
        </Button>
      ) : null}
      {failure}
    </div>
  );
}
