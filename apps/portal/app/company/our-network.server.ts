import { msg } from '@lingui/core/macro';
import { brand } from '../brand.ts';
import { networkPortals } from '../network/network-portals.ts';
import type { Telling } from './telling.server.ts';
import { textPage } from './text-page.server.ts';

export const loadOurNetwork = textPage({
  path: '/our-network',
  title: msg`Our network`,
  description: ({ place }) =>
    msg`The 25 country portals of ${brand.name} on one map: ${place} and 24 more, what they have in common, what is their own, and what a membership costs.`,
  keywords: ({ country }) => msg`network, country portals, territories, map, ${brand.name}, ${country}`,
  drawing: 'company/network',
  content: networkTexts,
});

function networkTexts({ say, place, language }: Telling) {
  return {
    lead: say(
      msg`25 country portals open one industrial directory. Each greets its visitors in the name of its country, and what a company states is the same in all of them.`,
    ),
    text: {
      title: say(msg`Why a portal for each country`),
      paragraphs: [
        say(
          msg`A buyer looking for a supplier in ${place} starts at the portal for ${place}: the newest companies come first, and one click limits a search to the country. The next click opens it to the world, because all portals share one directory.`,
        ),
        say(
          msg`For a company this means one page instead of 25. A change there reaches every reader, and nobody has to update translations, price lists and certificates in several places.`,
        ),
      ],
    },
    logos: {
      portals: networkPortals(language),
      title: say(msg`The 25 portals`),
      intro: say(msg`Each is a separate site and opens in a new tab.`),
    },
    map: {
      title: say(msg`Map of the territories`),
      label: say(msg`World map marking each of the 25 countries named above`),
    },
    prices: {
      title: say(msg`Membership packages`),
      intro: say(msg`One price for all portals, for one business and one year, in US dollars.`),
    },
    common: {
      title: say(msg`The same in every portal`),
      intro: say(msg`Whichever portal a visitor uses, these four things stay the same.`),
      points: [
        {
          title: say(msg`One industry tree`),
          text: say(
            msg`15 industries with their categories, so that the same kind of product is always in the same place.`,
          ),
        },
        {
          title: say(msg`Four languages`),
          text: say(msg`English, Spanish, Italian and Chinese, each page at its own address.`),
        },
        {
          title: say(msg`The same rules for facts`),
          text: say(
            msg`Wherever the company is, a seal states who checked it and how, on which day, and when the check expires.`,
          ),
        },
        {
          title: say(msg`The same order of results`),
          text: say(msg`The best matches come first. Membership plays no part in the ranking.`),
        },
      ],
    },
  };
}
