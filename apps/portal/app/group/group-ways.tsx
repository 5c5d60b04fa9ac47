import {
  declineGroupInvitation,
  joinGroup,
  leaveGroup,
  removeGroup,
  withdrawGroupRequest,
} from '@kontor/contract';
import { Button, ConfirmDialog, Pill } from '@kontor/ui';
import { Clock, Flag, LogOut, Pencil, Trash2 } from '@kontor/ui/icon';
import { lazyPart } from '@kontor/web/lazy-part';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import ReportButton from '../blocking/report-button.tsx';
import { MenuButton } from '../page-part/menu-button.tsx';
import type { MenuItem } from '../page-part/menu-item.ts';
import { useSession } from '../session/session-context.tsx';
import { editGroupAddress, groupsPath } from './group-address.ts';
import type { StandingProps } from './group-props.ts';
import { roleNames } from './role-names.ts';
import { useGroupDoing } from './use-group-doing.ts';

const ReportDialog = lazyPart(() => import('../blocking/report-dialog.tsx'));

/** What whoever is signed in can do about a group. */
export default function GroupWays(props: StandingProps) {
  const { group, mine } = props.loaded;
  return (
    <>
      <Standing {...props} />
      {mine?.role === undefined ? <ReportButton type="group" id={group.id} /> : null}
    </>
  );
}

/** About being in it. */
function Standing({ loaded, onChanged }: StandingProps) {
  const { t, i18n } = useLingui();
  const { call } = useSession();
  const { busy, failure, run } = useGroupDoing(onChanged);
  const { group, mine } = loaded;
  const of = { params: { groupID: group.id } };
  const join = (done: string) =>
    run('join', () => call(joinGroup, { ...of, body: {} }), {
      done,
      refused: t`You can’t join right now: your request was declined in the last 30 days, or you have reached the maximum number of groups.`,
    });
  if (mine?.role)
    return (
      <>
        <Pill tone="info">{i18n._(roleNames[mine.role])}</Pill>
        <MemberMenu loaded={loaded} onChanged={onChanged} />
      </>
    );
  if (mine?.state === 'invited')
    return (
      <>
        <Button
          variant="petrol"
          loading={busy === 'join'}
          onClick={() => void join(t`You have joined the group`)}
        >
          <Trans>Accept invitation</Trans>
        </Button>
        <DeclineInvitation loaded={loaded} onChanged={onChanged} />
        {failure}
      </>
    );
  if (mine?.state === 'asked')
    return (
      <>
        <Button disabled>
          <Clock size={18} />
          <Trans>Request sent</Trans>
        </Button>
        <Button
          variant="quiet"
          loading={busy === 'withdraw'}
          onClick={() =>
            void run('withdraw', () => call(withdrawGroupRequest, of), {
              done: t`You withdrew your request.`,
            })
          }
        >
          <Trans>Withdraw</Trans>
        </Button>
        {failure}
      </>
    );
  // The page says from when one may ask again.
  if (mine?.state === 'declined') return null;
  const isOpen = group.access === 'open';
  return (
    <>
      <Button
        variant="petrol"
        loading={busy === 'join'}
        onClick={() => void join(isOpen ? t`You have joined the group` : t`Your request was sent`)}
      >
        {isOpen ? <Trans>Join</Trans> : <Trans>Request to join</Trans>}
      </Button>
      {failure}
    </>
  );
}

function DeclineInvitation({ loaded }: StandingProps) {
  const { t } = useLingui();
  const { call } = useSession();
  const navigate = useNavigate();
  // A private group is not there any more for whoever declines.
  const { busy, failure, run } = useGroupDoing(() => void navigate(groupsPath));
  const params = { groupID: loaded.group.id };
  return (
    <>
      <Button
        variant="quiet"
        loading={busy !== undefined}
        onClick={() =>
          void run('decline', () => call(declineGroupInvitation, { params }), {
            done: t`You declined. Nobody is told.`,
          })
        }
      >
        <Trans>Decline</Trans>
      </Button>
      {failure}
    </>
  );
}

function MemberMenu({ loaded, onChanged }: StandingProps) {
  const { t } = useLingui();
  const { call } = useSession();
  const navigate = useNavigate();
  const { failure, run } = useGroupDoing(onChanged);
  const [asked, setAsked] = useState<'leave' | 'remove'>();
  const [isReporting, setReporting] = useState(false);
  const { group, mine } = loaded;
  const params = { groupID: group.id };
  const { name } = group;
  const isOwner = mine?.role === 'owner';

  async function go(what: 'leave' | 'remove') {
    setAsked(undefined);
    const isDone = await run(what, () => call(what === 'leave' ? leaveGroup : removeGroup, { params }), {
      done: what === 'leave' ? t`You left the group.` : t`The group was removed.`,
      refused: t`Transfer ownership first, from the menu next to a member’s name.`,
    });
    if (isDone) navigate(groupsPath);
  }

  const items: MenuItem[] = [
    ...(isOwner ? [{ key: 'edit', text: t`Edit`, Icon: Pencil, to: editGroupAddress(group.id) }] : []),
    { key: 'leave', text: t`Leave the group`, Icon: LogOut, to: () => setAsked('leave') },
    ...(isOwner
      ? [{ key: 'remove', text: t`Remove the group`, Icon: Trash2, to: () => setAsked('remove') }]
      : [{ key: 'report', text: t`Report`, Icon: Flag, to: () => setReporting(true) }]),
  ];
  return (
    <>
      <MenuButton className="k-icon-button" label={t`Menu of the group`} items={items} />
      {failure}
      {isReporting ? (
        <Suspense>
          <ReportDialog type="group" id={group.id} onClose={() => setReporting(false)} />
        </Suspense>
      ) : null}
      {asked ? (
        <ConfirmDialog
          title={asked === 'leave' ? t`Leave ${name}?` : t`Remove ${name}?`}
          text={
            asked === 'leave'
              ? t`What you wrote stays. To come back, join or ask again.`
              : t`All posts and comments in it are deleted for everyone, permanently.`
          }
          texts={{
            confirm: asked === 'leave' ? t({ message: 'Leave', context: 'group' }) : t`Remove`,
            cancel: t`Cancel`,
          }}
          onConfirm={() => void go(asked)}
          onCancel={() => setAsked(undefined)}
        />
      ) : null}
    </>
  );
}
