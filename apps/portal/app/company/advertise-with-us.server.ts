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
      msg`There is one kind of advertisement here: the boost. It has its own slot and is clearly marked, because a buyer who cannot tell an advertisement from a result trusts neither.`,
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
            msg`A promotion has to match the search above a set level. Below that level the slot stays empty, no matter who would pay.`,
          ),
        },
        {
          title: say(msg`Apart from the results`),
          text: say(
            msg`A boost never appears among the results and never changes their order. Neither does a membership.`,
          ),
        },
      ],
    },
    packages: {
      title: say(msg`Boosts in the packages`),
      intro: say(
        msg`Boosts come with a membership; they are not sold separately. Unused boosts expire at the end of the month.`,
      ),
      plans: membershipPlans.filter(({ boostsPerMonth }) => boostsPerMonth > 0),
    },
    use: {
      title: say(msg`How a boost is used`),
      paragraphs: [
        say(
          msg`Owners and administrators find Boosts on the pages where they manage their business. They choose the company itself or one of the products it shows, and the card runs for ${boostDays} days. The same page reports its views, clicks and requests.`,
        ),
      ],
    },
    never: {
      title: say(msg`What cannot be bought`),
      paragraphs: [
        say(
          msg`A higher ranking. A green seal. A mention in an export tip. Buyers’ addresses. Banners on other companies’ pages. Knowing this in advance saves everyone time.`,
        ),
      ],
    },
    now: {
      title: say(msg`What helps today`),
      paragraphs: [
        say(
          msg`A complete page. Results depend on words, category, country and type of company, so a product with a clear name, the right category and its figures is found without any advertising.`,
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
