import { boostDays, membershipPlans } from '@kontor/contract';
import { msg } from '@lingui/core/macro';
import { brand } from '../brand.ts';
import { helpRequestPath } from '../contact/contact-address.ts';
import type { Telling } from './telling.server.ts';
import { textPage } from './text-page.server.ts';

export const loadAdvertiseWithUs = textPage({
  path: '/advertise-with-us',
  title: msg`Advertise with us`,
  description: ({ place }) =>
    msg`Advertising on ${brand.name} for companies in ${place}: one slot, always marked Promoted, never inside the results, and what cannot be bought.`,
  keywords: ({ country }) => msg`advertising, boosts, promoted products, ${brand.name}, ${country}`,
  drawing: 'company/advertise',
  content: advertiseTexts,
});

function advertiseTexts(telling: Telling) {
  const { say } = telling;
  return {
    lead: say(
      msg`There is one kind of advertisement here, the boost. It has a slot of its own and is marked as what it is, because a buyer who cannot tell an advertisement from a result believes neither.`,
    ),
    rules: {
      title: say(msg`What a boost is`),
      points: [
        {
          title: say(msg`One slot, five results`),
          text: say(msg`A result page shows five results and at most one slot marked Promoted.`),
        },
        {
          title: say(msg`Only where it fits`),
          text: say(
            msg`What is promoted has to fit the search above a set level. Below it the slot stays empty, whoever would pay for it.`,
          ),
        },
        {
          title: say(msg`Apart from the results`),
          text: say(
            msg`A boost is never placed inside the order of the results and changes nothing in it. No membership does.`,
          ),
        },
      ],
    },
    packages: {
      title: say(msg`Boosts in the packages`),
      intro: say(
        msg`Boosts come with a membership; they are not sold one by one. Unused ones end with the month.`,
      ),
      plans: membershipPlans.filter(({ boostsPerMonth }) => boostsPerMonth > 0),
    },
    use: {
      title: say(msg`How a boost is used`),
      paragraphs: [
        say(
          msg`Owners and administrators find Boosts among the pages on which they manage their business. They choose the company itself or one of the products it shows, and the card runs for ${boostDays} days. The same page shows how often it was seen, followed and written to.`,
        ),
      ],
    },
    never: {
      title: say(msg`What cannot be bought`),
      paragraphs: [
        say(
          msg`A higher place among the results. A green seal. A kind word in a tip. The addresses of buyers. Banners on other companies’ pages. It saves everybody’s time to know this beforehand.`,
        ),
      ],
    },
    now: {
      title: say(msg`What helps today`),
      paragraphs: [
        say(
          msg`A page that is filled in well. Results follow from words, category, country and kind of company, so a product with a plain name, the right category and its figures is found without any advertisement.`,
        ),
      ],
    },
    ways: [
      { href: '/how-ranking-works', text: say(msg`How results are ordered`) },
      { href: '/free-marketing', text: say(msg`Free B2B marketing`) },
      { href: helpRequestPath, text: say(msg`Ask a question`) },
    ],
  };
}
