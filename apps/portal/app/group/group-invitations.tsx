import {
  inviteToGroup,
  listConnections,
  listGroupInvitations,
  withdrawGroupInvitation,
} from '@kontor/contract';
import { Button, SectionCard, SelectField } from '@kontor/ui';
import { UserPlus } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { viewOfAuthor } from '../author/author-view.ts';
import { useSession } from '../session/session-context.tsx';
import { useLoaded } from '../session/use-loaded.ts';
import type { GroupProps } from './group-props.ts';
import { PersonRow } from './person-row.tsx';
import { useGroupDoing } from './use-group-doing.ts';

const size = 50;

/** Invites somebody one is connected with, and says who was. */
export function GroupInvitations({ loaded, onChanged }: GroupProps) {
  const { t, i18n } = useLingui();
  const { call } = useSession();
  const params = { groupID: loaded.group.id };
  const { data: connected } = useLoaded(listConnections, { query: { size } });
  const { data, reload } = useLoaded(listGroupInvitations, { params, query: { size } });
  const [userID, setUserID] = useState('');
  const { busy, failureOf, run } = useGroupDoing(() => {
    reload();
    onChanged();
  });
  const people = (connected?.connections ?? []).map(({ author }) => viewOfAuthor(author, i18n));
  const invitations = data?.invitations ?? [];
  if (people.length === 0 && invitations.length === 0) return null;

  async function invite() {
    const isDone = await run('invite', () => call(inviteToGroup, { params, body: { userID } }), {
      done: t`The invitation was sent`,
      refused: t`They are already in the group, or too many invitations are pending.`,
    });
    if (isDone) setUserID('');
  }

  return (
    <SectionCard title={t`Invite`}>
      {people.length > 0 ? (
        <form
          className="gr-invite"
          onSubmit={(event) => {
            event.preventDefault();
            void invite();
          }}
        >
          <SelectField
            label={t`One of your connections`}
            value={userID}
            empty={t`Choose`}
            options={people.map(({ id, name }) => ({ value: id, text: name }))}
            onChange={({ target }) => setUserID(target.value)}
          />
          <Button type="submit" size="small" disabled={userID === ''} loading={busy === 'invite'}>
            <UserPlus size={17} />
            <Trans>Invite</Trans>
          </Button>
          {failureOf('invite')}
        </form>
      ) : null}
      {invitations.length > 0 ? (
        <ul className="gr-people" aria-label={t`Invited`}>
          {invitations.map(({ person }) => {
            const view = viewOfAuthor(person, i18n);
            return (
              <PersonRow key={view.id} person={view} note={t`Invited`}>
                <Button
                  size="small"
                  variant="quiet"
                  loading={busy === view.id}
                  onClick={() =>
                    void run(
                      view.id,
                      () => call(withdrawGroupInvitation, { params, body: { userID: view.id } }),
                      { done: t`The invitation was withdrawn` },
                    )
                  }
                >
                  <Trans>Withdraw</Trans>
                  <span className="k-hidden"> {view.name}</span>
                </Button>
                {failureOf(view.id)}
              </PersonRow>
            );
          })}
        </ul>
      ) : null}
    </SectionCard>
  );
}
