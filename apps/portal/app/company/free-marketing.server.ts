import { membershipPlan } from '@kontor/contract';
import { msg } from '@lingui/core/macro';
import { brand } from '../brand.ts';
import { groupsPath } from '../group/group-address.ts';
import { membershipPath } from '../membership/membership-path.ts';
import { createBusinessPath } from '../my-business/my-business-address.ts';
import { tipsPath } from '../tips/tips.ts';
import type { Telling } from './telling.server.ts';
import { textPage } from './text-page.server.ts';

export const loadFreeMarketing = textPage({
  path: '/free-marketing',
  title: msg`Free B2B marketing`,
  description: ({ place }) =>
    msg`What a free listing on ${brand.name} gives a company in ${place}, and seven things that decide whether an industrial buyer reads on.`,
  keywords: ({ country }) =>
    msg`free B2B marketing, free listing, product description, ${brand.name}, ${country}`,
  drawing: 'company/free-marketing',
  content: marketingTexts,
});

function marketingTexts({ say }: Telling) {
  const { productsShown } = membershipPlan('standard');
  return {
    lead: say(
      msg`A listing costs nothing and is read by people who are looking for exactly that. Whether they read on depends on seven things, and none of them costs money either.`,
    ),
    free: {
      title: say(msg`What is free`),
      points: [
        {
          title: say(msg`A company page`),
          text: say(
            msg`What you make, your works, your markets and your terms, at an address of its own that search engines read too.`,
          ),
        },
        {
          title: say(msg`${productsShown} products`),
          text: say(msg`Each with a page, pictures, and specifications a buyer can compare.`),
        },
        {
          title: say(msg`25 portals, four languages`),
          text: say(msg`One entry, found from every portal and read with its labels translated.`),
        },
      ],
    },
    seven: {
      title: say(msg`Seven things that decide`),
      intro: say(msg`In the order in which a buyer meets them.`),
      steps: [
        {
          title: say(msg`The name of the product`),
          text: say(
            msg`Write what it is before you write what you call it. “Helical-bevel gear unit, 0.12 to 160 kW” is found; “Series HK” only by those who know you already.`,
          ),
        },
        {
          title: say(msg`The category`),
          text: say(
            msg`Choose the one buyers look in, which need not be the one your catalogue is sorted by. When two fit, take the narrower one.`,
          ),
        },
        {
          title: say(msg`The picture`),
          text: say(
            msg`Show the thing itself on a plain ground, then one picture of it at work and one of the place it is made. Without a picture a drawn plate stands in.`,
          ),
        },
        {
          title: say(msg`The first two lines`),
          text: say(
            msg`Cards show no more. Put material, size, capacity and standard there, with units, and leave the history of the company for its page.`,
          ),
        },
        {
          title: say(msg`The figures`),
          text: say(
            msg`Four specifications stand on the card. Take the four an engineer filters by, and give ranges instead of “on request”.`,
          ),
        },
        {
          title: say(msg`The terms`),
          text: say(
            msg`Delivery terms, currencies, ways of payment and lead time tell a buyer whether writing to you is worth it. A company that states them is asked fewer questions, and better ones.`,
          ),
        },
        {
          title: say(msg`The answer`),
          text: say(
            msg`Reply within 24 hours, if only to say when the full answer comes and from whom. Name one person for it, and one who stands in.`,
          ),
        },
      ],
    },
    more: {
      title: say(msg`Read on`),
      paragraphs: [
        say(
          msg`The export tips go further: how to set up export in a company that has none, how to describe a product to a stranger, whom you will meet on the other side.`,
        ),
      ],
    },
    ways: [
      { href: createBusinessPath, text: say(msg`Create your company page`) },
      { href: tipsPath, text: say(msg`Read the export tips`) },
      { href: groupsPath, text: say(msg`Business groups`) },
      { href: membershipPath('standard'), text: say(msg`Compare packages`) },
    ],
  };
}
