import { type MembershipPlan, membershipPlan, type PlanID } from '@kontor/contract';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { brand } from '../brand.ts';
import type { Telling } from '../company/telling.server.ts';

interface PlanHead {
  title: MessageDescriptor;
  description: MessageDescriptor;
}

/** Title and description of each plan's page for the portal of a place. */
export const planHeads: Record<PlanID, (place: string, plan: MembershipPlan) => PlanHead> = {
  standard: (place, { productsShown }) => ({
    title: msg`Standard membership`,
    description: msg`Standard is the free listing for companies in ${place}: a company page, ${productsShown} products shown and a place in 25 country portals, without an end date.`,
  }),
  gold: (place, { productsShown, boostsPerMonth }) => ({
    title: msg`Gold membership`,
    description: msg`Gold for companies in ${place}: ${productsShown} products shown, ${boostsPerMonth} advertising boosts a month and a review of the facts you state, for one year.`,
  }),
  premium: (place, { productsShown, supportHoursPerYear }) => ({
    title: msg`Premium membership`,
    description: msg`Premium for companies in ${place}: ${productsShown} products shown, ${supportHoursPerYear} hours of professional support a year and a review of the facts you state.`,
  }),
  platinum: (place, { productsShown, supportHoursPerYear }) => ({
    title: msg`Platinum membership`,
    description: msg`Platinum for companies in ${place} with a full catalogue: ${productsShown} products shown, ${supportHoursPerYear} support hours a year and a review of your facts.`,
  }),
};

interface PlanTexts {
  title: string;
  lead: string;
  ask: string;
  about: { title: string; paragraphs: string[] };
  /** For whom the plan is made. */
  suitsIf: string[];
}

/** What the page of a plan tells of it; the numbers are the plan's own. */
export function planTexts(telling: Telling, planID: PlanID): PlanTexts {
  const plan = membershipPlan(planID);
  if (planID === 'gold') return goldTexts(telling, plan);
  if (planID === 'premium') return premiumTexts(telling, plan);
  if (planID === 'platinum') return platinumTexts(telling, plan);
  return standardTexts(telling, plan);
}

function standardTexts({ say }: Telling, { productsShown }: MembershipPlan): PlanTexts {
  return {
    title: say(msg`Standard membership`),
    lead: say(
      msg`A place in the directory at no cost: your company page and ${productsShown} products, found from 25 country portals. It has no end date.`,
    ),
    ask: say(msg`Ask a question`),
    about: {
      title: say(msg`What Standard is for`),
      paragraphs: [
        say(
          msg`Every company starts here. Your page states what you make, where, in which quantities and on which terms, in the same order as every other page on ${brand.name}, so that a buyer can compare you line by line with companies ten times your size.`,
        ),
        say(
          msg`Standard is a membership, not a trial. It needs no card and does not expire. Choose the ${productsShown} products that say most about what you can do. When they are no longer enough, you can buy a package at any time, and everything you entered stays where it is.`,
        ),
      ],
    },
    suitsIf: [
      say(msg`You want to be found before you spend anything on export.`),
      say(msg`${productsShown} products show what your works can do.`),
      say(msg`You answer buyers yourself and need no help from our team.`),
    ],
  };
}

function goldTexts({ say }: Telling, { productsShown, boostsPerMonth }: MembershipPlan): PlanTexts {
  return {
    title: say(msg`Gold membership`),
    lead: say(
      msg`For companies that sell abroad with a small range: ${productsShown} products shown, ${boostsPerMonth} boosts a month, and a review of the facts you state.`,
    ),
    ask: say(msg`Ask for Gold`),
    about: {
      title: say(msg`What Gold is for`),
      paragraphs: [
        say(
          msg`Gold is for the range that no longer fits into the free listing. It has room for ${productsShown} products, each with a page of its own, its specifications and its pictures, so that a buyer finds the size and the variant and not only the family they belong to.`,
        ),
        say(
          msg`The package includes ${boostsPerMonth} boosts a month: places in the slot marked Promoted on matching result pages. And it includes the review. Our team checks facts on your page, and what it can confirm carries a green seal with method, date and expiry.`,
        ),
      ],
    },
    suitsIf: [
      say(msg`You have one product line and want all of it seen.`),
      say(msg`Buyers abroad ask for proof of who you are before they ask for a price.`),
      say(msg`You know one season or one market where being noticed counts most.`),
    ],
  };
}

function premiumTexts(
  { say }: Telling,
  { productsShown, boostsPerMonth, supportHoursPerYear }: MembershipPlan,
): PlanTexts {
  return {
    title: say(msg`Premium membership`),
    lead: say(
      msg`For ranges that need room: ${productsShown} products shown, ${boostsPerMonth} boosts a month, a review of the facts you state, and ${supportHoursPerYear} hours of help from our team a year.`,
    ),
    ask: say(msg`Ask for Premium`),
    about: {
      title: say(msg`What Premium is for`),
      paragraphs: [
        say(
          msg`Premium gives several product lines room side by side: ${productsShown} products, and ${boostsPerMonth} boosts a month to bring forward one line after the other.`,
        ),
        say(
          msg`What sets it apart are the ${supportHoursPerYear} hours of professional support in each membership year. They are meant for work that is hard the first time: finding the category buyers look in, writing a specification in English that an engineer accepts, putting together the documents for the review.`,
        ),
      ],
    },
    suitsIf: [
      say(msg`You have several product lines and a person who looks after export.`),
      say(msg`You want someone to read your page through a buyer’s eyes.`),
      say(msg`You add new products during the year, not just once.`),
    ],
  };
}

function platinumTexts(
  { say }: Telling,
  { productsShown, boostsPerMonth, supportHoursPerYear }: MembershipPlan,
): PlanTexts {
  return {
    title: say(msg`Platinum membership`),
    lead: say(
      msg`For catalogues and companies with several markets: ${productsShown} products shown, ${boostsPerMonth} boosts a month, a review of the facts you state, and ${supportHoursPerYear} hours of help a year.`,
    ),
    ask: say(msg`Ask for Platinum`),
    about: {
      title: say(msg`What Platinum is for`),
      paragraphs: [
        say(
          msg`Platinum is for manufacturers with a catalogue and for distributors with several brands. With ${productsShown} products, a buyer can go through your page like a printed catalogue, but with search.`,
        ),
        say(
          msg`The ${boostsPerMonth} boosts a month and the ${supportHoursPerYear} support hours a year are enough for steady work: a market you are entering, a range you are renewing, certificates about to expire, and a page that is reviewed regularly instead of once.`,
        ),
      ],
    },
    suitsIf: [
      say(msg`Your catalogue has dozens of products buyers search for one by one.`),
      say(msg`You serve several countries and want to focus on one after another.`),
      say(msg`You want regular help, not an occasional answer.`),
    ],
  };
}
