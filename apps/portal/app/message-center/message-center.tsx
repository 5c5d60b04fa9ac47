import { classes } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { type LoaderFunctionArgs, Outlet, useParams } from 'react-router';
import { Loading } from '../page-part/loading.tsx';
import type { PageHandle } from '../page-part/page-handle.ts';
import type { CenterContext } from './center-context.ts';
import { InboxPane } from './inbox-pane.tsx';
import { messageMeta } from './message-meta.server.ts';
import { useInbox } from './use-inbox.ts';
import { useInboxView } from './use-inbox-view.ts';
import { useParties } from './use-parties.ts';
import './message-center.css';

export const handle: PageHandle = { rail: 'icons', withoutFooter: true };

export const loader = ({ context }: LoaderFunctionArgs) => ({ meta: messageMeta(context) });

/** The head is the same for all conversations. */
export const shouldRevalidate = () => false;

/** Checklist 57, 147: conversations on the left, one of them on the right; on small screens one of the two. */
export default function MessageCenter() {
  const { t } = useLingui();
  const { rid } = useParams();
  const parties = useParties();
  const { party } = parties;
  const chosen = useInboxView();
  const inbox = useInbox(party?.id, chosen.view);
  // Nothing of it can be chosen, and no conversation of it is shown.
  const isRefused = inbox.failure === 'forbidden';
  const shown = rid === undefined || isRefused ? 'mc-shows-inbox' : 'mc-shows-thread';
  return (
    <div className={classes('mc', shown, isRefused && 'mc-refused')}>
      <h1 className="k-hidden">{t`Message center`}</h1>
      {party ? (
        <>
          <InboxPane {...parties} party={party} inbox={inbox} chosen={chosen} />
          {isRefused ? null : <Outlet context={{ party, put: inbox.put } satisfies CenterContext} />}
        </>
      ) : (
        <Loading className="mc-waiting" />
      )}
    </div>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
