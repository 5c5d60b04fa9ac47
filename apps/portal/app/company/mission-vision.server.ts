import { msg } from '@lingui/core/macro';
import { brand } from '../brand.ts';
import type { Telling } from './telling.server.ts';
import { textPage } from './text-page.server.ts';

export const loadMissionVision = textPage({
  path: '/mission-vision',
  title: msg`Mission, vision and values`,
  description: ({ place }) =>
    msg`What ${brand.name} works for in ${place} and in 24 more countries, what it wants to achieve, and the six values it wants to be measured by.`,
  keywords: ({ country }) => msg`mission, vision, values, ${brand.name}, B2B network, ${country}`,
  drawing: 'company/mission',
  content: missionTexts,
});

function missionTexts({ say, place }: Telling) {
  return {
    lead: say(msg`What we work for, what we want to achieve, and how we behave along the way.`),
    mission: {
      title: say(msg`Mission`),
      statement: say(
        msg`To make every industrial company easy to find and compare, whatever its size and wherever it is.`,
      ),
      text: say(
        msg`A buyer should find the company that can make the part, not the one with the larger advertising budget. So a listing is free, every page shows the same facts in the same order, and results are ranked by how well they match the search. Nothing a company pays for changes any of this.`,
      ),
    },
    vision: {
      title: say(msg`Vision`),
      statement: say(msg`Every industrial company one request away from the partner it needs.`),
      text: say(
        msg`A workshop in ${place} and a plant on another continent should be able to judge each other by facts before the first call: what they make, how much of it, to which standard, checked by whom and valid until when.`,
      ),
    },
    values: {
      title: say(msg`Values`),
      points: [
        {
          title: say(msg`People`),
          text: say(
            msg`Behind each company page are people who answer. We build for them: short forms, plain words, no tricks.`,
          ),
        },
        {
          title: say(msg`Innovation`),
          text: say(msg`We change what saves buyers and suppliers work, and leave the rest alone.`),
        },
        {
          title: say(msg`Global mentality`),
          text: say(
            msg`25 portals, four languages, one directory. A country is where a search begins, not where it has to end.`,
          ),
        },
        {
          title: say(msg`Passion`),
          text: say(
            msg`We like machines, materials and the people who understand them. It should show in the detail of every specification.`,
          ),
        },
        {
          title: say(msg`Honesty`),
          text: say(
            msg`Paid and proven never look alike. Examples are marked as examples. We call nothing checked that we have not checked.`,
          ),
        },
        {
          title: say(msg`Excellence`),
          text: say(msg`A wrong fact gets corrected. We would rather show few facts than doubtful ones.`),
        },
      ],
    },
  };
}
