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
      msg`A listing costs nothing and is read by people looking for exactly what you make. Whether they read on depends on seven things, and none of them costs money either.`,
    ),
    free: {
      title: say(msg`What is free`),
      points: [
        {
          title: say(msg`A company page`),
          text: say(
            msg`What you make, your works, your markets and your terms, on a page of its own that search engines find, too.`,
          ),
        },
        {
          title: say(msg`${productsShown} products`),
          text: say(msg`Each with a page, pictures, and specifications a buyer can compare.`),
        },
        {
          title: say(msg`25 portals, four languages`),
          text: say(msg`One entry appears on every portal, with its labels in the reader’s language.`),
        },
      ],
    },
    seven: {
      title: say(msg`Seven things that make the difference`),
      intro: say(msg`In the order a buyer sees them.`),
      steps: [
        {
          title: say(msg`The name of the product`),
          text: say(
            msg`Say what it is before you say what you call it. “Helical-bevel gear unit, 0.12 to 160 kW” is found by anyone; “Series HK” only by people who already know you.`,
          ),
        },
        {
          title: say(msg`The category`),
          text: say(
            msg`Choose the one buyers look in, which may not be the one in your catalogue. If two fit, take the more specific one.`,
          ),
        },
        {
          title: say(msg`The picture`),
          text: say(
            msg`Show the product on a plain background, then in use, then where it is made. Without a picture, we show a drawing.`,
          ),
        },
        {
          title: say(msg`The first two lines`),
          text: say(
            msg`Cards show no more than that. Put material, size, capacity and standard there, with units, and leave the company’s history for its page.`,
          ),
        },
        {
          title: say(msg`The figures`),
          text: say(
            msg`The card shows four specifications. Take the four an engineer filters by, and give ranges instead of “on request”.`,
          ),
        },
        {
          title: say(msg`The terms`),
          text: say(
            msg`Delivery terms, currencies, payment methods and lead time tell a buyer whether it is worth contacting you. A company that states them gets fewer questions, and better ones.`,
          ),
        },
        {
          title: say(msg`The answer`),
          text: say(
            msg`Reply within 24 hours, if only to say when the full answer will come and from whom. Put one person in charge, and name a substitute.`,
          ),
        },
      ],
    },
    more: {
      title: say(msg`Read on`),
      paragraphs: [
        say(
          msg`The export tips go further: how to set up exports in a company that has none, how to describe a product to a stranger, who you will deal with on the other side.`,
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
