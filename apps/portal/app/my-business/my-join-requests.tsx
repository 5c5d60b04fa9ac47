import { type MyJoinRequest, withdrawJoinRequest } from '@kontor/contract';
import { Button } from '@kontor/ui';
import { Clock } from '@kontor/ui/icon';
import { dayOf } from '@kontor/web/language/day';
import { withoutFullStop } from '@kontor/web/language/without-full-stop';
import { Trans, useLingui } from '@lingui/react/macro';
import { viewOfBusiness } from '../business/business-view.ts';
import { useDoing } from '../business-members/use-doing.ts';
import { useSession } from '../session/session-context.tsx';
import { usePortal } from '../session/use-portal.ts';

interface MyJoinRequestsProps {
  requests: readonly MyJoinRequest[];
  reload: () => void;
}

/** Businesses whoever is signed in asked to join and that have not answered; nothing where there are none. */
export function MyJoinRequests({ requests, reload }: MyJoinRequestsProps) {
  const { t } = useLingui();
  if (requests.length === 0) return null;
  return (
    <ul className="j-invitations" aria-label={t`Requests to join`}>
      {requests.map((request) => (
        <Request key={request.requestID} request={request} onWithdrawn={reload} />
      ))}
    </ul>
  );
}

function Request({ request, onWithdrawn }: { request: MyJoinRequest; onWithdrawn: () => void }) {
  const { t } = useLingui();
  const { call } = useSession();
  const { language } = usePortal();
  const { busy, failure, run } = useDoing(async () => onWithdrawn());
  const { businessID } = request.business;
  const view = viewOfBusiness(request.business);
  // Sentences end with it.
  const name = withoutFullStop(view.name);
  const day = dayOf(request.createdAt, language);
  return (
    <li>
      <Clock size={20} />
      <p>
        <b>
          <a href={view.href}>{t`You asked to join ${name}.`}</a>
        </b>
        <small>{t`Asked on ${day}. Its administrators have not answered yet.`}</small>
      </p>
      <div>
        <Button
          size="small"
          loading={busy !== undefined}
          onClick={() =>
            void run('withdraw', () => call(withdrawJoinRequest, { params: { businessID } }), {
              done: t`You withdrew your request.`,
            })
          }
        >
          <Trans>Withdraw</Trans>
          <span className="k-hidden">: {view.name}</span>
        </Button>
        {failure}
      </div>
    </li>
  );
}
