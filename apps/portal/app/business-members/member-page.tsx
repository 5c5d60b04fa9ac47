import { type BusinessMembers, idFromSlug } from '@kontor/contract';
import { ErrorNote, SectionCard } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useParams, useSearchParams } from 'react-router';
import { myBusinessPath } from '../my-business/my-business-address.ts';
import { type PageHandle, profileHandle } from '../page-part/page-handle.ts';
import { useUserID } from '../session/use-user-id.ts';
import { loadMember } from './load-member.server.ts';
import { membersPath } from './member-address.ts';
import { MembersFrame } from './members-frame.tsx';
import { OfferOwnership } from './offer-ownership.tsx';
import { OnlyOwnerNote } from './only-owner-note.tsx';
import { PersonRow } from './person-row.tsx';
import { TransferCard } from './transfer-card.tsx';
import { useMembers } from './use-members.ts';

export const handle: PageHandle = { ...profileHandle, within: myBusinessPath };

export const loader = loadMember;

/** Checklist 58: one of the people of a business, `?id=`; without it, all of them. */
export default function MemberPage() {
  const { slug } = useParams();
  const [query] = useSearchParams();
  const { loaded, reload } = useMembers(idFromSlug(slug) ?? '-');
  return (
    <MembersFrame title={<Trans>Member</Trans>} loaded={loaded} onRetry={reload}>
      {(members) => (
        <>
          <p>
            <a href={membersPath(members.business.businessID)}>
              <Trans>All members</Trans>
            </a>
          </p>
          <TransferCard members={members} reload={reload} />
          <OneMember userID={query.get('id')?.toLowerCase()} members={members} reload={reload} />
        </>
      )}
    </MembersFrame>
  );
}

interface OneMemberProps {
  userID: string | undefined;
  members: BusinessMembers;
  reload: () => Promise<void>;
}

function OneMember({ userID, members, reload }: OneMemberProps) {
  const { t } = useLingui();
  const member = members.members.find((each) => each.userID === userID);
  const isOneself = member?.userID === useUserID();
  if (!member) return <ErrorNote text={t`This person is not a member of the business.`} />;
  return (
    <SectionCard title={`${member.firstName} ${member.lastName}`}>
      <ul className="bm-rows">
        <PersonRow member={member} members={members} reload={reload} />
      </ul>
      <OfferOwnership member={member} members={members} reload={reload} />
      {isOneself ? <OnlyOwnerNote members={members} /> : null}
    </SectionCard>
  );
}

export { PageError as ErrorBoundary } from '../page-part/page-error.tsx';
export { meta } from '../page-part/page-meta.ts';
