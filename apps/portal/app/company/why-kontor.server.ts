import { msg } from '@lingui/core/macro';
import { brand } from '../brand.ts';
import type { Telling } from './telling.server.ts';
import { textPage } from './text-page.server.ts';

export const loadWhyKontor = textPage({
  path: '/why-kontor',
  title: msg`Why ${brand.name}`,
  description: ({ place }) =>
    msg`Five connections for a company in ${place} on ${brand.name}: buyers who search by product, 25 countries, facts, every side of the trade, and people.`,
  keywords: ({ country }) => msg`why ${brand.name}, connect, buyers, suppliers, exporters, ${country}`,
  drawing: 'company/why-trade',
  content: whyTexts,
});

function whyTexts({ say, place }: Telling) {
  /** Checklist 130: the message of every row, letter for letter. */
  const message = say(msg`TO BE CONNECTED`);
  return {
    lead: say(
      msg`Because a good supplier nobody can find is the same loss as a good buyer who cannot find one. Five ways a page here becomes a connection.`,
    ),
    message,
    buyers: {
      title: say(msg`with buyers looking for what you make`),
      text: say(
        msg`Buyers search by product, industry, country and type of company and see at once how many results there are. Your page appears where your products belong: in the tree of 15 industries and in every matching search. Nobody is charged for a contact.`,
      ),
    },
    portals: {
      title: say(msg`with 25 countries`),
      text: say(
        msg`Each portal serves one country and opens the same directory. What a company in ${place} states can be read with labels, industries and categories in English, Spanish, Italian and Chinese.`,
      ),
    },
    facts: {
      title: say(msg`by facts`),
      text: say(
        msg`Year established, employees, capacity, certificates, delivery terms: the same facts in the same order on every page, easy to compare. If we have checked one, a green seal says so, with how and when next to it.`,
      ),
    },
    trade: {
      title: say(msg`with every side of the trade`),
      text: say(
        msg`Manufacturers, distributors, wholesalers, importers, exporters, retailers, investors, consultants and public bodies can all be found in the same search. Manufacturers find distributors there, and importers find manufacturers.`,
      ),
    },
    people: {
      title: say(msg`with people`),
      text: say(
        msg`Companies do not answer, people do. Each user has a profile that says which company they speak for and what they do there. How much more they show is up to them.`,
      ),
    },
  };
}
