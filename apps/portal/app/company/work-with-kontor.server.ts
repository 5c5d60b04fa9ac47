import { msg } from '@lingui/core/macro';
import type { LoaderFunctionArgs } from 'react-router';
import { brand } from '../brand.ts';
import { headOf, sharedText, type Telling, tellingIn } from './telling.server.ts';

export function loadWorkWithKontor(context: LoaderFunctionArgs['context']) {
  const telling = tellingIn(context);
  const { country, place } = telling;
  const texts = workTexts(telling);
  return {
    texts,
    meta: headOf(telling, {
      path: '/work-with-kontor',
      title: msg`Work with ${brand.name}`,
      description: msg`How to work with ${brand.name} in ${place}: as a representative, verifier, translator, association with data or developer. Whom we look for.`,
      keywords: msg`work with ${brand.name}, representative, verifier, translator, partners, ${country}`,
      shared: sharedText(texts.lead, 'company/work-with'),
    }),
  };
}

function workTexts({ say, place }: Telling) {
  return {
    title: say(msg`Work with ${brand.name}`),
    lead: say(
      msg`We look for people and organisations who know an industry, a country or a language better than we do.`,
    ),
    kinds: {
      title: say(msg`Whom we look for`),
      representative: {
        title: say(msg`Representatives`),
        text: say(
          msg`For a territory whose companies you know by name, ${place} among them. You explain the network there and tell us what it lacks.`,
        ),
      },
      verifier: {
        title: say(msg`Verifiers`),
        text: say(
          msg`You visit works, read registers and call issuers, and you write down only what you saw. Engineers and auditors find this easy, sellers do not.`,
        ),
      },
      translator: {
        title: say(msg`Translators and editors`),
        text: say(
          msg`Spanish, Italian and Chinese, with a trade of your own: whoever translates “backlash” has to know gears.`,
        ),
      },
      association: {
        title: say(msg`Chambers and associations`),
        text: say(
          msg`You keep a list of members and want it to be found. We take public data with its source and its licence, and name both.`,
        ),
      },
      developer: {
        title: say(msg`Developers`),
        text: say(
          msg`You connect a catalogue or a purchasing system with the directory. The interface is documented for you.`,
        ),
      },
    },
    how: {
      title: say(msg`How to write to us`),
      intro: say(
        msg`There is no list of vacancies. A letter that says these four things is one we can answer.`,
      ),
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
          title: say(msg`What you see here`),
          text: say(msg`A category that is missing, a word that is wrong, a page nobody understands.`),
        },
        { title: say(msg`What you want`), text: say(msg`Hours, payment, a territory. Say it at once.`) },
      ],
    },
    ways: {
      write: say(msg`Write to us`),
      developers: say(msg`Developers Zone`),
      sources: say(msg`Data sources`),
    },
  };
}
