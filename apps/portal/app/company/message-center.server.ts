import { msg } from '@lingui/core/macro';
import { brand } from '../brand.ts';
import { myMessagesPath } from '../message-center/message-address.ts';
import { searchAddress } from '../search/search-address.ts';
import { tipsPath } from '../tips/tips.ts';
import { checkPath } from '../transcript/transcript-address.ts';
import type { Telling } from './telling.server.ts';
import { textPage } from './text-page.server.ts';

export const loadMessageCenter = textPage({
  path: '/message-center',
  title: msg`Message center`,
  description: ({ place }) =>
    msg`What the message center of ${brand.name} is for, what to put in a first message to a supplier in ${place}, and what to expect from the answer.`,
  keywords: ({ country }) => msg`message center, inquiries, contact suppliers, ${brand.name}, ${country}`,
  drawing: 'company/message-center',
  content: messageTexts,
});

function messageTexts({ say }: Telling) {
  return {
    lead: say(msg`One inbox for a company and its buyers, instead of e-mails waiting for people on holiday.`),
    purpose: {
      title: say(msg`What it is for`),
      points: [
        {
          title: say(msg`Messages belong to the company`),
          text: say(
            msg`An inquiry goes to the business, not to one person. The whole team sees it, so an answer does not depend on who is in.`,
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
      intro: say(msg`One inquiry can go to up to eight suppliers. None of them sees the others.`),
      steps: [
        {
          title: say(msg`Say who you are`),
          text: say(msg`Company, country, what you use the product for. One sentence is enough.`),
        },
        {
          title: say(msg`Name the product and the figures`),
          text: say(
            msg`Type, material, dimensions, standard, and what may vary. If you mark a drawing as confidential, readers have to confirm that first.`,
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
    after: {
      title: say(msg`After you send it`),
      points: [
        {
          title: say(msg`You hear back`),
          text: say(
            msg`On the page, by e-mail or in a daily digest: you choose. How fast a company answers is shown on its page, based on real inquiries.`,
          ),
        },
        {
          title: say(msg`You are warned in time`),
          text: say(
            msg`About changed bank details, look-alike domains and anyone trying to move you off the portal. Block, mute and report are one click away.`,
          ),
        },
        {
          title: say(msg`You can prove it`),
          text: say(
            msg`Print a conversation or save it as a signed file. Anyone you give it to can check it, without an account.`,
          ),
        },
      ],
    },
    ways: [
      { href: myMessagesPath, text: say(msg`Go to my messages`) },
      { href: searchAddress({}), text: say(msg`Search suppliers`) },
      { href: checkPath, text: say(msg`Check a conversation`) },
      { href: tipsPath, text: say(msg`Read the export tips`) },
    ],
  };
}
