import { msg } from '@lingui/core/macro';
import { brand } from '../brand.ts';
import type { Telling } from '../company/telling.server.ts';
import { textPage } from '../company/text-page.server.ts';
import { part, type Thing, thing } from '../seo/thing.ts';
import { contactPath as path } from './contact-address.ts';

export const loadContactUs = textPage({
  path,
  title: msg`Contact us`,
  description: ({ place }) =>
    msg`Reach the support of ${brand.name} from ${place}: by phone in the USA and Europe, by message, by e-mail or with the form for businesses that need help.`,
  keywords: ({ country }) => msg`contact, support, phone, message, help, ${brand.name}, ${country}`,
  things: (telling) => [contactPage(telling)],
  drawing: 'contact/contact',
  content: contactTexts,
});

function contactTexts({ say }: Telling) {
  return {
    lead: say(msg`Call, send a message or write, whichever suits your question. You do not need an account.`),
    call: {
      title: say(msg`Talk by phone`),
      text: say(msg`For questions that are quicker to ask than to write.`),
    },
    message: {
      title: say(msg`Send a message`),
      text: say(
        msg`For a short question, from wherever you are. The buttons open a conversation in WhatsApp.`,
      ),
    },
    banner: {
      title: say(msg`About messages`),
      text: say(
        msg`WhatsApp is another company’s service, with its own terms. Do not send passwords, card numbers or confidential documents; we never ask for them there.`,
      ),
    },
    ways: {
      title: say(msg`Ways to reach support`),
      lines: {
        help: say(
          msg`With the Need Help form, if you want an answer in writing: tell us your company and what you need.`,
        ),
        phone: say(msg`By phone, at the number nearest to you.`),
        message: say(msg`By message, at the same two numbers.`),
        mail: say(msg`By e-mail:`),
      },
      ready: say(
        msg`It helps to have at hand the address of the page in question and, if it is about a company, its exact name and country.`,
      ),
    },
    needHelp: say(msg`Need Help`),
  };
}

function contactPage({ say, origin }: Telling): Thing {
  const line = (telephone: string) =>
    part('ContactPoint', { contactType: 'customer support', telephone, email: brand.email });
  return thing('ContactPage', {
    '@id': `${origin}${path}#page`,
    url: origin + path,
    name: say(msg`Contact us`),
    mainEntity: part('Organization', {
      '@id': `${origin}/#organization`,
      name: brand.company,
      contactPoint: [line(brand.phones.usa), line(brand.phones.europe)],
    }),
  });
}
