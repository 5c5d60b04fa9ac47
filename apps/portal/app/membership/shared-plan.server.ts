import type { MembershipPlan } from '@kontor/contract';
import { msg } from '@lingui/core/macro';
import type { Telling } from '../company/telling.server.ts';
import type { SharedPage } from '../share-picture/shared-page.ts';

/** What the picture of a package says beside its name: what it costs and what is in it. */
export function sharedPlan(plan: MembershipPlan, { say }: Telling): Omit<SharedPage, 'title'> {
  const { planID, priceInCents, productsShown, boostsPerMonth } = plan;
  const dollars = String(priceInCents / 100);
  return {
    kind: say(msg`Membership packages`),
    facts: [
      {
        label: say(msg`Price`),
        value: priceInCents === 0 ? say(msg`FREE LISTING`) : say(msg`US$ ${dollars} per year`),
      },
      { label: say(msg`Products shown`), value: String(productsShown) },
      boostsPerMonth > 0 && { label: say(msg`Advertising boosts per month`), value: String(boostsPerMonth) },
    ].filter((fact) => !!fact),
    art: { kind: 'drawing', name: `membership/podium-${planID}` },
  };
}
