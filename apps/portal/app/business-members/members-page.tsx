import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useCallback } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useManagedBusiness, useReloadManaged } from '../business-manage/managed-business.ts';
import { ownPageMeta } from '../page-part/own-page-meta.server.ts';
import { profileHandle } from '../page-part/page-handle.ts';
import { InvitationsCard } from './invitations-card.tsx';
import { MembersFrame } from './members-frame.tsx';
import { PeopleCard } from './people-card.tsx';
import { RolesCard } from './roles-card.tsx';
import { TransferCard } from './transfer-card.tsx';
import { useMembers } from './use-members.ts';

export const handle = profileHandle;

export const loader = ({ context }: LoaderFunctionArgs) => ({
  meta: ownPageMeta(
    {
      title: msg`Members`,
      description: (portal) =>
        msg`The people who manage a business on ${portal}, their roles and invitations.`,
    },
    context,
  ),
});

/** The people of a business, and how they come and go. */
export default function MembersPage() {
  const { businessID } = useManagedBusiness();
  const { loaded, reload: reloadMembers } = useMembers(businessID);
  const reloadFrame = useReloadManaged();
  // The head says what its reader is there, and so which pages they have.
  const reload = useCallback(async () => {
    reloadFrame();
    await reloadMembers();
  }, [reloadFrame, reloadMembers]);
  return (
    <MembersFrame title={<Trans>Members</Trans>} isManaged loaded={loaded} onRetry={reload}>
      {(members) => (
        <>
          <TransferCard members={members} reload={reload} />
          <PeopleCard members={members} reload={reload} />
          {members.invitations ? <InvitationsCard members={members} reload={reload} /> : null}
          <RolesCard />
        </>
      )}
    </MembersFrame>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
