import { membershipPlan, membershipPlans, type PlanID } from '@kontor/contract';
import { msg } from '@lingui/core/macro';
import { data, type LoaderFunctionArgs } from 'react-router';
import { brand } from '../brand.ts';
import { headOf, type Telling, tellingIn } from '../company/telling.server.ts';
import { part, type Thing, thing } from '../seo/thing.ts';
import { membershipPath } from './membership-path.ts';
import { planNames } from './plan-name.ts';
import { planHeads, planTexts } from './plan-texts.server.ts';
import { sharedPlan } from './shared-plan.server.ts';

/** What the page of the plan at a path says (checklist 132); 404 when there is none. */
export function loadMembership(path: string, context: LoaderFunctionArgs['context']) {
  const planID = membershipPlans.find((plan) => membershipPath(plan.planID) === path)?.planID;
  if (!planID) throw data(null, { status: 404 });
  const telling = tellingIn(context);
  const { title, description } = planHeads[planID](telling.place, membershipPlan(planID));
  const name = telling.say(planNames[planID]);
  return {
    plan: membershipPlan(planID),
    texts: { ...planTexts(telling, planID), ...membershipTexts(telling) },
    meta: headOf(telling, {
      path,
      title,
      description,
      keywords: msg`membership, packages, prices, ${name}, ${brand.name}, ${telling.country}`,
      things: [offer(telling, planID)],
      shared: sharedPlan(membershipPlan(planID), telling),
    }),
  };
}

function membershipTexts({ say }: Telling) {
  return {
    cards: {
      title: say(msg`Membership packages`),
      intro: say(msg`Prices for one business and one year, in US dollars.`),
    },
    suits: say(msg`It suits you if`),
    ways: {
      title: say(msg`How to buy this package`),
      intro: say(
        msg`By card or bank transfer, for one business and one year. The package starts immediately if you pay by card.`,
      ),
      steps: [
        {
          title: say(msg`Choose the business`),
          text: say(msg`Log in and select Membership under the business. Only its owners can buy a package.`),
        },
        {
          title: say(msg`See what is due`),
          text: say(
            msg`An upgrade costs the difference for the days left in the year, and the end date stays the same. You see every line before you pay.`,
          ),
        },
        {
          title: say(msg`Pay by card or transfer`),
          text: say(
            msg`The badge and product quota apply as soon as you pay. You can cancel within 14 days if nothing has been used.`,
          ),
        },
      ],
    },
    rules: {
      title: say(msg`What a membership does not do`),
      points: [
        {
          title: say(msg`It pays for the review, never for its result`),
          text: say(
            msg`Our team checks the facts you state and records what it could confirm, how and until when. What cannot be confirmed gets no seal, whatever the package.`,
          ),
        },
        {
          title: say(msg`It does not move search results`),
          text: say(
            msg`Results are ranked by how well they match the search. Membership plays no part. Boosts have their own slot, marked Promoted.`,
          ),
        },
        {
          title: say(msg`It never renews silently`),
          text: say(
            msg`A package runs for one year. When it ends, the business is Standard again: nothing is deleted, and you choose which products remain visible.`,
          ),
        },
      ],
    },
    twoThings: {
      title: say(msg`Tier and verification are two different things.`),
      text: say(
        msg`The badge shows what a company pays for. The green seal shows which facts we checked. One never replaces the other.`,
      ),
      more: say(msg`How facts are checked`),
    },
  };
}

function offer({ say, origin, place }: Telling, planID: PlanID): Thing {
  const plan = membershipPlan(planID);
  const { title, description } = planHeads[planID](place, plan);
  return thing('Service', {
    name: say(title),
    description: say(description),
    url: origin + membershipPath(planID),
    provider: part('Organization', { '@id': `${origin}/#organization`, name: brand.company }),
    offers: part('Offer', { price: plan.priceInCents / 100, priceCurrency: 'USD' }),
  });
}
