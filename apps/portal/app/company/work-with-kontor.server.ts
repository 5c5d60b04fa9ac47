import { msg } from '@lingui/core/macro';
import { brand } from '../brand.ts';
import { helpRequestPath } from '../contact/contact-address.ts';
import type { Telling } from './telling.server.ts';
import { textPage } from './text-page.server.ts';

export const loadWorkWithKontor = textPage({
  path: '/work-with-kontor',
  title: msg`Work with ${brand.name}`,
  description: ({ place }) =>
    msg`How to work with ${brand.name} in ${place}: as a representative, verifier, translator, association with data or developer. Who we are looking for.`,
  keywords: ({ country }) =>
    msg`work with ${brand.name}, representative, verifier, translator, partners, ${country}`,
  drawing: 'company/work-with',
  content: workTexts,
});

function workTexts({ say, place }: Telling) {
  return {
    lead: say(
      msg`We are looking for people and organisations that know an industry, a country or a language better than we do.`,
    ),
    kinds: {
      title: say(msg`Who we are looking for`),
      points: [
        {
          title: say(msg`Representatives`),
          text: say(
            msg`For a territory whose companies you know by name, such as ${place}. You present the network there and tell us what it lacks.`,
          ),
        },
        {
          title: say(msg`Verifiers`),
          text: say(
            msg`You visit works, read registers and call issuing bodies, and you write down only what you saw. This suits engineers and auditors better than salespeople.`,
          ),
        },
        {
          title: say(msg`Translators and editors`),
          text: say(
            msg`Spanish, Italian and Chinese, with technical knowledge: to translate “backlash” you have to know gears.`,
          ),
        },
        {
          title: say(msg`Chambers and associations`),
          text: say(
            msg`You maintain a list of members and want it to be found. We take public data with its source and licence, and name both.`,
          ),
        },
        {
          title: say(msg`Developers`),
          text: say(
            msg`You connect a catalogue or a purchasing system to the directory. The API is documented for you.`,
          ),
        },
      ],
    },
    how: {
      title: say(msg`How to write to us`),
      intro: say(msg`We do not list vacancies. When you write to us, tell us these four things.`),
      steps: [
        {
          title: say(msg`What you know`),
          text: say(msg`The industry, the country, the language, and for how long.`),
        },
        {
          title: say(msg`What you have done`),
          text: say(msg`One example we can look at is worth more than a list.`),
        },
        {
          title: say(msg`What you notice here`),
          text: say(msg`A category that is missing, a word that is wrong, a page nobody understands.`),
        },
        { title: say(msg`What you want`), text: say(msg`Hours, pay, a territory. Say so straight away.`) },
      ],
    },
    ways: [
      { href: helpRequestPath, text: say(msg`Write to us`) },
      { href: '/developers', text: say(msg`Developers Zone`) },
      { href: '/data-sources', text: say(msg`Data sources`) },
    ],
  };
}
