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
          msg`A buyer who looks for a supplier in ${place} begins at the portal for ${place}: its newest companies come first, and one click keeps a search within the country. The next click opens it to the world, for the directory behind the portals is one.`,
        ),
        say(
          msg`For a company this means one page instead of 25. What it changes there is changed for every reader, and nobody has to keep a translation, a price list and a certificate up to date in several places.`,
        ),
      ],
    },
    logos: {
      portals: networkPortals(language),
      title: say(msg`The 25 portals`),
      intro: say(msg`Each is a site of its own and opens in a new tab.`),
    },
    map: {
      title: say(msg`Map of the territories`),
      label: say(msg`Map of the world with a mark for each of the 25 countries named above`),
    },
    prices: {
      title: say(msg`Membership packages`),
      intro: say(msg`One price for all portals, for one business and one year, in US dollars.`),
    },
    common: {
      title: say(msg`The same in every portal`),
      intro: say(msg`Whichever portal a visitor comes through, these four do not change.`),
      points: [
        {
          title: say(msg`One industry tree`),
          text: say(
            msg`15 industries with their categories, so that the same product is found in the same place.`,
          ),
        },
        {
          title: say(msg`Four languages`),
          text: say(msg`English, Spanish, Italian and Chinese, each page at an address of its own.`),
        },
        {
          title: say(msg`The same rules for facts`),
          text: say(
            msg`A seal stands for a check with a method, a name, a day and an end, wherever the company is.`,
          ),
        },
        {
          title: say(msg`The same order of results`),
          text: say(
            msg`What fits the search most closely comes first. Membership is no part of the ranking.`,
          ),
        },
      ],
    },
  };
}
