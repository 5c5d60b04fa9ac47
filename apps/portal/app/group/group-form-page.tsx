import { createGroup, editGroup, getGroup, idempotencyKeyHeader } from '@kontor/contract';
import { ButtonLink, EmptyState, useToast } from '@kontor/ui';
import waving from '@kontor/ui/art/rosca-wave.svg';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type LoaderFunctionArgs, useNavigate, useParams } from 'react-router';
import { Loading } from '../page-part/loading.tsx';
import { LoadingFailed } from '../page-part/loading-failed.tsx';
import { ownPageMeta } from '../page-part/own-page-meta.server.ts';
import { useSession } from '../session/session-context.tsx';
import { useLoaded } from '../session/use-loaded.ts';
import { groupAddress } from './group-address.ts';
import { GroupForm } from './group-form.tsx';

export const loader = ({ params, context }: LoaderFunctionArgs) => ({
  meta: ownPageMeta(
    params.groupID === undefined
      ? {
          title: msg`Create a group`,
          description: (portal) =>
            msg`Start a group by industry, by region or around a trade fair on ${portal}.`,
        }
      : {
          title: msg`Edit the group`,
          description: (portal) =>
            msg`Edit what your group on ${portal} is about, who can join and its rules.`,
        },
    context,
  ),
});

/** Begins a group; where one is named, its owner says anew what it is about. */
export default function GroupFormPage() {
  const { t } = useLingui();
  const { groupID } = useParams();
  return (
    <div className="s-page gf-page">
      <h1>{groupID === undefined ? t`Create a group` : t`Edit the group`}</h1>
      {groupID === undefined ? <NewGroup /> : <EditedGroup key={groupID} groupID={groupID.toLowerCase()} />}
    </div>
  );
}

function NewGroup() {
  const { call } = useSession();
  const navigate = useNavigate();
  return (
    <GroupForm
      onSend={async (body, key) => {
        const group = await call(createGroup, { body }, { headers: { [idempotencyKeyHeader]: key } });
        navigate(groupAddress(group.groupID));
      }}
    />
  );
}

function EditedGroup({ groupID }: { groupID: string }) {
  const { t } = useLingui();
  const { call } = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  const params = { groupID };
  const { data: group, failed, reload } = useLoaded(getGroup, { params });
  if (!group) return failed ? <LoadingFailed onRetry={reload} /> : <Loading />;
  if (group.mine?.role !== 'owner')
    return (
      <EmptyState title={t`Only the owner can edit a group`} text={group.name} picture={waving}>
        <ButtonLink variant="petrol" href={groupAddress(groupID)}>
          <Trans>Open the group</Trans>
        </ButtonLink>
      </EmptyState>
    );
  return (
    <GroupForm
      group={group}
      onSend={async (body) => {
        await call(editGroup, { params, body });
        toast(t`Saved successfully`, 'done');
        navigate(groupAddress(groupID));
      }}
    />
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
