import { msg } from '@lingui/core/macro';
import { brand } from '../brand.ts';
import { searchAddress } from '../search/search-query.ts';
import { tipsPath } from '../tips/tips.ts';
import { notYetOpen } from './not-yet-open.server.ts';
import type { Telling } from './telling.server.ts';
import { textPage } from './text-page.server.ts';

export const loadMessageCenter = textPage({
  path: '/message-center',
  title: msg`Message center`,
  description: ({ place }) =>
    msg`What the message center of ${brand.name} is for, what to put into a first message to a supplier in ${place}, and how to reach companies until it opens.`,
  keywords: ({ country }) => msg`message center, inquiries, contact suppliers, ${brand.name}, ${country}`,
  drawing: 'company/message-center',
  content: messageTexts,
});

function messageTexts(telling: Telling) {
  const { say } = telling;
  return {
    notYet: notYetOpen(telling).messages,
    lead: say(
      msg`One inbox for a company and its buyers, instead of letters in the mailboxes of people who are on holiday.`,
    ),
    purpose: {
      title: say(msg`What it is for`),
      points: [
        {
          title: say(msg`Messages belong to the company`),
          text: say(
            msg`An inquiry goes to the business and not to one person. Those who work for it see it, and an answer does not depend on who is in.`,
          ),
        },
        {
          title: say(msg`One conversation for each inquiry`),
          text: say(
            msg`With a subject, from the first question to the last answer. Both sides read the same text, and either can end it.`,
          ),
        },
        {
          title: say(msg`An answer within 24 hours`),
          text: say(
            msg`That is what we ask of every company. A short answer with a date is an answer; silence is one, too.`,
          ),
        },
      ],
    },
    first: {
      title: say(msg`A first message that gets an answer`),
      intro: say(msg`It works today by e-mail and will work the same way in the message center.`),
      steps: [
        {
          title: say(msg`Say who asks`),
          text: say(msg`Company, country, what you do with the product. One sentence is enough.`),
        },
        {
          title: say(msg`Name the product and the figures`),
          text: say(
            msg`Type, material, dimensions, standard, and what may vary. Attach no drawing before you know who reads it.`,
          ),
        },
        {
          title: say(msg`Give quantity and date`),
          text: say(msg`How many now, how many a year, when and where. A price without these is a guess.`),
        },
        {
          title: say(msg`Ask for one thing`),
          text: say(msg`A price, a sample, a data sheet, a call. Two requests get half an answer.`),
        },
      ],
    },
    now: {
      title: say(msg`Until it opens`),
      paragraphs: [
        say(
          msg`Company pages show the telephone, e-mail address and website that the company has published. Search for what you need, compare two or three, and write to them with the four points above.`,
        ),
      ],
    },
    ways: [
      { href: searchAddress({}), text: say(msg`Search suppliers`) },
      { href: tipsPath, text: say(msg`Read the export tips`) },
    ],
  };
}
