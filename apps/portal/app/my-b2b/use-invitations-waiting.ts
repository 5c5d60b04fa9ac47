import { listMyInvitations } from '@kontor/contract';
import { KeyRound } from '@kontor/ui/icon';
import { dayOf } from '@kontor/web/language/day';
import { withoutFullStop } from '@kontor/web/language/without-full-stop';
import { useLingui } from '@lingui/react/macro';
import { logoOf } from '../business/business-view.ts';
import { membersAddress } from '../business-manage/manage-address.ts';
import { myBusinessPath } from '../my-business/my-business-address.ts';
import { useLoaded } from '../session/use-loaded.ts';
import { usePortal } from '../session/use-portal.ts';
import type { WaitingPart } from './waiting-part.ts';

/** Businesses one is invited to, and those whose ownership one is offered. */
export function useInvitationsWaiting(): WaitingPart {
  const { t } = useLingui();
  const { language } = usePortal();
  const { data, failed, reload } = useLoaded(listMyInvitations, {});
  const until = (moment: string) => {
    const day = dayOf(moment, language);
    return t`until ${day}`;
  };
  const things = data && [
    ...data.transfers.map(({ business, owner, expiresAt }) => {
      const { companyName } = business.general;
      const name = withoutFullStop(companyName);
      return {
        key: `transfer ${business.businessID}`,
        picture: KeyRound,
        title: t`You are offered the ownership of ${name}.`,
        note: `${owner.firstName} ${owner.lastName}`,
        clock: until(expiresAt),
        isUrgent: true,
        href: membersAddress({ id: business.businessID, name: companyName }),
        verb: t`See the offer`,
      };
    }),
    ...data.invitations.map(({ invitationID, business, role, invitedBy, expiresAt }) => {
      const name = business.general.companyName;
      return {
        key: invitationID,
        picture: { url: logoOf(business), isPerson: false },
        title:
          role === 'admin' ? t`${name} invites you as administrator.` : t`${name} invites you as member.`,
        note: `${invitedBy.firstName} ${invitedBy.lastName}`,
        clock: until(expiresAt),
        href: myBusinessPath,
        verb: t({ message: 'Answer', context: 'verb' }),
      };
    }),
  ];
  return { things, failed, reload };
}
