import { acceptGroupRequest, declineGroupRequest, listGroupRequests } from '@kontor/contract';
import { Button, SectionCard } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { viewOfAuthor } from '../author/author-view.ts';
import { LoadingFailed } from '../page-part/loading-failed.tsx';
import { useSession } from '../session/session-context.tsx';
import { useLoaded } from '../session/use-loaded.ts';
import type { GroupProps } from './group-props.ts';
import { PersonRow } from './person-row.tsx';
import { useGroupDoing } from './use-group-doing.ts';

/** Shown at once; the next ones follow as these are answered. */
const size = 10;

/** Who asks to be let in. */
export function GroupRequests({ loaded, onChanged }: GroupProps) {
  const { t, i18n } = useLingui();
  const { call } = useSession();
  const params = { groupID: loaded.group.id };
  const { data, failed, reload } = useLoaded(listGroupRequests, { params, query: { size } });
  const { busy, failureOf, run } = useGroupDoing(() => {
    reload();
    onChanged();
  });
  return (
    <SectionCard title={t`Requests to join`} aside={`${loaded.mine?.waiting ?? ''}`} className="gr-waiting">
      {failed && !data ? <LoadingFailed onRetry={reload} /> : null}
      <ul className="gr-people">
        {(data?.requests ?? []).map(({ person, request }) => {
          const view = viewOfAuthor(person, i18n);
          const { userID } = person;
          return (
            <PersonRow key={userID} person={view} note={person.companyName} words={request}>
              <Button
                size="small"
                variant="petrol"
                loading={busy === `accept ${userID}`}
                onClick={() =>
                  void run(`accept ${userID}`, () => call(acceptGroupRequest, { params, body: { userID } }), {
                    done: t`${view.name} has joined the group`,
                  })
                }
              >
                <Trans>Approve</Trans>
                <span className="k-hidden"> {view.name}</span>
              </Button>
              <Button
                size="small"
                loading={busy === `decline ${userID}`}
                onClick={() =>
                  void run(
                    `decline ${userID}`,
                    () => call(declineGroupRequest, { params, body: { userID } }),
                    {
                      done: t`Request declined`,
                    },
                  )
                }
              >
                <Trans>Decline</Trans>
                <span className="k-hidden"> {view.name}</span>
              </Button>
              {failureOf(`accept ${userID}`, `decline ${userID}`)}
            </PersonRow>
          );
        })}
      </ul>
    </SectionCard>
  );
}
