import {
  changeGroupRole,
  type GroupMember,
  type GroupRole,
  listGroupMembers,
  removeGroupMember,
} from '@kontor/contract';
import { Button, ConfirmDialog, SectionCard } from '@kontor/ui';
import { Crown, ShieldCheck, UserMinus, UserRound } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { viewOfAuthor } from '../author/author-view.ts';
import { LoadingFailed } from '../page-part/loading-failed.tsx';
import { MenuButton } from '../page-part/menu-button.tsx';
import type { MenuItem } from '../page-part/menu-item.ts';
import { useFailure } from '../page-part/use-failure.tsx';
import { useSession } from '../session/session-context.tsx';
import { useLoaded } from '../session/use-loaded.ts';
import { useUserID } from '../session/use-user-id.ts';
import type { GroupProps } from './group-props.ts';
import { PersonRow } from './person-row.tsx';
import { roleNames } from './role-names.ts';
import { useGroupDoing } from './use-group-doing.ts';

const size = 10;

/** Who is in a group, found by name, page by page; who runs it changes that. */
export function GroupMembers({ loaded, onChanged }: GroupProps) {
  const { t, i18n } = useLingui();
  const { call } = useSession();
  const { failure, fail, begin } = useFailure();
  const [search, setSearch] = useState('');
  const params = { groupID: loaded.group.id };
  const query = { size, ...(search.trim() && { search: search.trim() }) };
  const { data, failed, reload } = useLoaded(listGroupMembers, { params, query });
  const [more, setMore] = useState<{ of: unknown; members: GroupMember[]; next: string | undefined }>();
  const [isLoadingMore, setLoadingMore] = useState(false);
  const beyond = more?.of === data ? more : undefined;
  const members = [...(data?.members ?? []), ...(beyond?.members ?? [])];
  const next = beyond ? beyond.next : data?.next;

  async function showMore() {
    begin();
    setLoadingMore(true);
    try {
      const page = await call(listGroupMembers, { params, query: { ...query, after: next } });
      setMore({ of: data, members: [...(beyond?.members ?? []), ...page.members], next: page.next });
    } catch (error) {
      console.error('More members could not be loaded', error);
      fail(t`Error loading data`);
    }
    setLoadingMore(false);
  }

  return (
    <SectionCard title={t`Members`} aside={i18n.number(loaded.group.members)}>
      <div className="gr-find">
        <input
          className="k-input"
          type="search"
          aria-label={t`Find a member by name`}
          placeholder={t`Find by name`}
          value={search}
          maxLength={100}
          onChange={({ target }) => setSearch(target.value)}
        />
      </div>
      {failed && !data ? <LoadingFailed onRetry={reload} /> : null}
      <ul className="gr-people">
        {members.map((member) => (
          <MemberRow
            key={member.person.userID}
            member={member}
            loaded={loaded}
            onChanged={() => {
              reload();
              onChanged();
            }}
          />
        ))}
      </ul>
      {data && members.length === 0 ? <p className="gr-none">{t`No content.`}</p> : null}
      {next === undefined ? null : (
        <div className="gr-all">
          <Button size="small" variant="quiet" loading={isLoadingMore} onClick={() => void showMore()}>
            <Trans>Show more members</Trans>
          </Button>
          {failure}
        </div>
      )}
    </SectionCard>
  );
}

function MemberRow({ member, loaded, onChanged }: GroupProps & { member: GroupMember }) {
  const { t, i18n } = useLingui();
  const { call } = useSession();
  const ownID = useUserID();
  const { failure, run } = useGroupDoing(onChanged);
  const [asked, setAsked] = useState<'remove' | 'owner'>();
  const view = viewOfAuthor(member.person, i18n);
  const params = { groupID: loaded.group.id };
  const userID = view.id;
  const own = loaded.mine?.role;
  const isOneself = userID === ownID;
  const note = [
    member.role === 'member' ? undefined : i18n._(roleNames[member.role]),
    member.person.companyName,
    member.isConnected ? t`connected` : undefined,
  ]
    .filter(Boolean)
    .join(' · ');
  const give = (role: GroupRole) =>
    run('role', () => call(changeGroupRole, { params, body: { userID, role } }), {
      done: t`Saved successfully`,
      refused: t`This group has reached the maximum number of moderators.`,
    });

  async function go() {
    setAsked(undefined);
    if (asked === 'owner') await give('owner');
    else
      await run('remove', () => call(removeGroupMember, { params, body: { userID } }), {
        done: t`${view.name} was removed`,
      });
  }

  const items: MenuItem[] = [
    ...(own === 'owner' && member.role === 'member'
      ? [{ key: 'mod', text: t`Make moderator`, Icon: ShieldCheck, to: () => void give('moderator') }]
      : []),
    ...(own === 'owner' && member.role === 'moderator'
      ? [{ key: 'member', text: t`Make member`, Icon: UserRound, to: () => void give('member') }]
      : []),
    ...(own === 'owner'
      ? [{ key: 'owner', text: t`Transfer ownership`, Icon: Crown, to: () => setAsked('owner') }]
      : []),
    ...(own === 'owner' || (own === 'moderator' && member.role === 'member')
      ? [{ key: 'remove', text: t`Remove from group`, Icon: UserMinus, to: () => setAsked('remove') }]
      : []),
  ];
  return (
    <PersonRow person={view} note={note}>
      {isOneself || items.length === 0 ? null : (
        <MenuButton className="k-icon-button" label={t`Menu for ${view.name}`} items={items} />
      )}
      {failure}
      {asked ? (
        <ConfirmDialog
          title={asked === 'owner' ? t`Transfer ownership to ${view.name}?` : t`Remove ${view.name}?`}
          text={
            asked === 'owner'
              ? t`They will own the group, and you will stay on as a moderator.`
              : t`They can no longer see the group and can ask to rejoin after 30 days. What they wrote stays.`
          }
          texts={{ confirm: asked === 'owner' ? t`Transfer` : t`Remove from group`, cancel: t`Cancel` }}
          onConfirm={() => void go()}
          onCancel={() => setAsked(undefined)}
        />
      ) : null}
    </PersonRow>
  );
}
