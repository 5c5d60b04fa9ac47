import type { MyBusiness } from '@kontor/contract';
import { Award, CircleDashed, RefreshCw, UserPlus } from '@kontor/ui/icon';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { editBusinessAddress, membersAddress } from '../business-manage/manage-address.ts';
import type { Loaded } from '../session/use-loaded.ts';
import type { WaitingPart } from './waiting-part.ts';
import type { WaitingThing } from './waiting-row.tsx';

/** What is to be done in the businesses one administers. */
export function useBusinessesWaiting({ data, failed, reload }: Loaded<MyBusiness[]>): WaitingPart {
  const { t } = useLingui();

  function thingsOf(business: MyBusiness): WaitingThing[] {
    const { businessID: id, general, accessLevel, unpublishedFields, unconfirmedSections } = business;
    if (accessLevel === 'member') return [];
    const { joinRequests, expiredCertificates, expiringCertificates } = business;
    const named = { id, name: general.companyName };
    const [section] = unconfirmedSections;
    const sections = unconfirmedSections.length;
    const all: (WaitingThing | false)[] = [
      joinRequests > 0 && {
        key: `${id} join`,
        picture: UserPlus,
        title: t`${plural(joinRequests, { one: '# request to join', other: '# requests to join' })}`,
        href: membersAddress(named),
        verb: t({ message: 'Answer', context: 'verb' }),
      },
      expiredCertificates > 0 && {
        key: `${id} expired`,
        picture: Award,
        title: t`${plural(expiredCertificates, { one: '# expired certificate', other: '# expired certificates' })}`,
        isUrgent: true,
        href: editBusinessAddress(named, 'certificates'),
        verb: t`Renew`,
      },
      expiringCertificates > 0 && {
        key: `${id} expiring`,
        picture: Award,
        title: t`${plural(expiringCertificates, { one: '# certificate expiring within 30 days', other: '# certificates expiring within 30 days' })}`,
        href: editBusinessAddress(named, 'certificates'),
        verb: t`Renew`,
      },
      unpublishedFields > 0 && {
        key: `${id} unpublished`,
        picture: CircleDashed,
        title: t`${plural(unpublishedFields, { one: '# unpublished change', other: '# unpublished changes' })}`,
        href: editBusinessAddress(named),
        verb: t`Publish`,
      },
      section !== undefined && {
        key: `${id} unconfirmed`,
        picture: RefreshCw,
        title: t`${plural(sections, { one: '# section not confirmed in the past year', other: '# sections not confirmed in the past year' })}`,
        href: editBusinessAddress(named, section),
        verb: t`Confirm`,
      },
    ];
    return all.flatMap((thing) => (thing ? [{ ...thing, note: general.companyName }] : []));
  }

  return { things: data?.flatMap(thingsOf), failed, reload };
}
