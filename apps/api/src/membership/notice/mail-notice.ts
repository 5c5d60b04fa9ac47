import { addressById, dayAfter, daysLeft, membershipDay, membershipLimits, planName } from '@kontor/contract';
import { v5 } from 'uuid';
import { invoiceWordsIn } from '../../invoice/pdf/invoice-words.ts';
import type { JobContext } from '../../job/job-context.ts';
import { handOverMail } from '../../mail/hand-over-mail.ts';
import { findPeopleByIDs } from '../../person/find-people-by-ids.ts';
import type { Buyer } from '../buyer.ts';
import { membershipAfter, membershipOn } from '../membership-on.ts';
import { findBusiness, findLastPaidOrder, findPaidOrders, findRenewal } from '../queries.ts';
import { renewalPrice } from '../renewal-price.ts';
import { reviewOf } from '../review/review-of.ts';
import { readTaxRules } from '../tax-rules.ts';
import { membershipEndedMail, membershipEndsMail, membershipRenewsMail, renewalFailedMail } from './mails.ts';
import { findOwnerIDs, type Notice } from './queries.ts';

/** Ids of these mails are made under it, so that the same notice is the same mail however often its job runs. */
const namespace = '6e0f6a53-0f0a-4c0b-8a9e-2f5f6f0f7d11';

/** Longest name of a company in a mail, in characters: it stands in its subject. */
const maxName = 70;

/**
 * Tells the owners of a business something of its membership, each in their language; nothing where it is no longer so. Whoever has no
 * address yet is left out. @throws what the account service answers that does not take a mail
 */
export async function mailNotice(
  context: Pick<JobContext, 'db' | 'accounts' | 'settings'>,
  { businessID, kind, endsOn }: Notice,
): Promise<void> {
  const { db, settings } = context;
  const taxRules = readTaxRules(settings.TAX_RULES);
  const [business, orders, renewal, last] = await Promise.all([
    findBusiness(db, businessID),
    findPaidOrders(db, businessID),
    findRenewal(db, businessID),
    findLastPaidOrder(db, businessID),
  ]);
  const ending = membershipOn(orders, endsOn);
  // Paid for longer by now, or given back.
  if (!business || !ending || ending.period.endsOn !== endsOn || membershipAfter(orders, endsOn)) return;
  const companyName = business.company_name as string;
  const company = companyName.length > maxName ? `${companyName.slice(0, maxName - 1)}…` : companyName;
  const plan = planName(ending.planID);
  const link = `${settings.PORTAL_ORIGIN}${addressById('business', businessID)}/membership`;
  const today = membershipDay(new Date());
  const days = String(Math.max(0, daysLeft(ending.period, today) - 1));
  const review = await reviewOf(context, businessID, ending, today);
  for (const { id, name, email, language } of await findPeopleByIDs(
    context,
    await findOwnerIDs(db, businessID),
  )) {
    if (email === undefined) continue;
    const day = (calendarDay: string) =>
      new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(`${calendarDay}T00:00:00Z`),
      );
    const said = { name, plan, company, link, endsOn: day(endsOn) };
    const count = (figure: number) => new Intl.NumberFormat(language).format(figure);
    const brought = {
      views: count(review.profileViews + review.productViews),
      searches: count(review.searches),
      inquiries: count(review.inquiries),
      boostClicks: count(review.boosts.clicks),
    };
    const reader = { email, language };
    const write = () => {
      switch (kind) {
        case 'ended':
          return membershipEndedMail.inWords(reader, {
            ...said,
            ...brought,
            shownUntil: day(dayAfter(endsOn, membershipLimits.surplusDays)),
          });
        case 'renews':
          if (!renewal || !last) return undefined;
          return membershipRenewsMail.inWords(reader, {
            ...said,
            card: renewal.card,
            chargedOn: day(dayAfter(endsOn, -membershipLimits.chargedAhead)),
            amount: invoiceWordsIn(language, last.currency).money(
              renewalPrice(ending.planID, last.buyer as unknown as Buyer, taxRules).totalCents,
            ),
          });
        case 'renewal-failed':
          return renewalFailedMail.inWords(reader, { ...said, card: renewal?.card ?? '' });
        default:
          return membershipEndsMail.inWords(reader, { ...said, ...brought, days });
      }
    };
    const mail = write();
    if (mail) await handOverMail(context, v5([businessID, kind, endsOn, id].join(' '), namespace), mail);
  }
}
