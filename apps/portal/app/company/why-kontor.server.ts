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
      msg`Because a good supplier nobody can find and a good buyer who cannot find one are the same loss. Five ways in which a page here becomes a connection.`,
    ),
    message,
    buyers: {
      title: say(msg`with buyers who look for what you make`),
      text: say(
        msg`Buyers search by product, industry, country and kind of company and see at once how many there are. Your page stands where your products belong, in the tree of 15 industries and in every search it fits. Nobody is charged for a contact.`,
      ),
    },
    portals: {
      title: say(msg`with 25 countries`),
      text: say(
        msg`Each portal speaks for one country and opens the same directory. What a company in ${place} states is read with its labels, industries and categories in English, Spanish, Italian and Chinese.`,
      ),
    },
    facts: {
      title: say(msg`by facts`),
      text: say(
        msg`Year of foundation, employees, capacity, certificates, delivery terms: the same facts in the same order on every page, so that an eye can run down a column. Where we checked one, a green seal says so, with how and when beside it.`,
      ),
    },
    trade: {
      title: say(msg`with every side of the trade`),
      text: say(
        msg`Manufacturers, distributors, wholesalers, importers, exporters, retailers, investors, consultants and public bodies each have a place in the same search. A maker finds a distributor there, and an importer finds the maker.`,
      ),
    },
    people: {
      title: say(msg`with people`),
      text: say(
        msg`Companies do not answer, people do. Members have a profile of their own that says for which company they speak and what they do there. How much more of themselves they show is their decision.`,
      ),
    },
  };
}
