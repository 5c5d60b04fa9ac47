import { initialsOf } from '@kontor/ui/picture';
import { msg } from '@lingui/core/macro';
import { brand, management } from '../brand.ts';
import { networkPortals } from '../network/network-portals.ts';
import { avatarAddress } from '../picture/picture-address.ts';
import { operatorOrganization } from '../seo/organization.ts';
import { part, type Thing, thing } from '../seo/thing.ts';
import { exportTips } from './export-tips.server.ts';
import type { Telling } from './telling.server.ts';
import { territoriesIn } from './territories.server.ts';
import { textPage } from './text-page.server.ts';

const path = '/about-us';

export const loadAboutUs = textPage({
  path,
  title: msg`About us`,
  description: ({ place }) =>
    msg`Who runs ${brand.name}, why it has that name, and who represents it in 25 territories, including ${place}: story, team, management and export tips.`,
  keywords: (telling) =>
    msg`about us, ${brand.name}, company, story, team, representatives, ${telling.country}`,
  things: (telling) => [aboutPage(telling), operatorOrganization(telling.origin)],
  drawing: 'company/about',
  content: aboutTexts,
});

async function aboutTexts(telling: Telling) {
  const { say, place, language } = telling;
  return {
    lead: say(
      msg`${brand.name} is a free directory and network for industry. It connects buyers, distributors, wholesalers, importers, exporters, suppliers and manufacturers through 25 country portals, and shows the facts about every company that a buyer compares first.`,
    ),
    story: {
      title: say(msg`Our story`),
      paragraphs: [
        say(
          msg`A Kontor was a merchant’s office abroad. The traders of the Hanseatic League kept four great ones, in London, Bruges, Bergen and Novgorod. A buyer could see the goods there, learn who stood behind them and settle the terms before a ship was loaded.`,
        ),
        say(
          msg`Industry still needs that room. A foundry that casts valve bodies and a plant that needs them can sit two borders apart and never meet. When they do meet, the first weeks go into questions whose answers should have been on the table: who makes it, how many a month, with which certificate, on which terms.`,
        ),
        say(
          msg`${brand.name} puts those answers on one page per company, in the same order on every page, and shows next to each checked fact how and when it was checked. Searching is free, and so is a listing: a directory without the small workshop is no use to the buyer who needs exactly that workshop.`,
        ),
      ],
    },
    mission: {
      title: say(msg`Our mission`),
      paragraphs: [
        say(
          msg`To bring industrial companies in ${place} and elsewhere together with partners they would not have found otherwise, and to give both sides facts they can check before the first message.`,
        ),
      ],
      more: say(msg`Mission, vision and values`),
    },
    team: {
      title: say(msg`Our team`),
      intro: say(
        msg`${brand.company}, ${brand.city}, runs the network. The work is divided among four teams.`,
      ),
      points: [
        {
          title: say(msg`Directory`),
          text: say(
            msg`Maintains the tree of industries and categories, and the public data on companies nobody has claimed.`,
          ),
        },
        {
          title: say(msg`Verification`),
          text: say(
            msg`Checks facts that companies state and records how each was checked, by whom, on which day and until when it is valid.`,
          ),
        },
        {
          title: say(msg`Portals`),
          text: say(msg`Looks after the country portals and their four languages.`),
        },
        {
          title: say(msg`Support`),
          text: say(msg`Helps people by phone, by message and in writing.`),
        },
      ],
    },
    territories: {
      territories: territoriesIn(telling, networkPortals(language)),
      title: say(msg`Regional platforms and representatives`),
      intro: say(
        msg`Each territory has its own platform. Use its contact form to reach our representative there. Platforms of other territories open in a new tab.`,
      ),
    },
    management: { title: say(msg`Management`), managers: managers(telling) },
    tips: await exportTips(telling),
  };
}

/** Checklist 119. Who they are is the operator's to say; what their office answers for is ours. */
function managers({ say }: Telling) {
  const offices = {
    chiefExecutive: {
      title: say(msg`Chief executive`),
      text: say(msg`Responsible for the network as a whole: its portals, prices and accounts.`),
    },
    verification: {
      title: say(msg`Head of verification`),
      text: say(
        msg`Responsible for what the green seal says: the methods, the records and the day each check expires.`,
      ),
    },
  };
  return management.map(({ name, office }) => ({
    name,
    office: offices[office],
    portrait: avatarAddress(`office-${office}`, initialsOf(name)),
  }));
}

function aboutPage({ say, origin }: Telling): Thing {
  return thing('AboutPage', {
    '@id': `${origin}${path}#page`,
    url: origin + path,
    name: say(msg`About us`),
    mainEntity: part('Organization', { '@id': `${origin}/#organization`, name: brand.company }),
  });
}
