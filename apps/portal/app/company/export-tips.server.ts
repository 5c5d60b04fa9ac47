import { msg } from '@lingui/core/macro';
import { readHead } from '../article/read-article.server.tsx';
import { brand, management } from '../brand.ts';
import { type Tip, tipPath, tips } from '../tips/tips.ts';
import type { Telling } from './telling.server.ts';

/** The seven tips in the chief executive's words, under the titles they have themselves (checklist 120). */
export async function exportTips(telling: Telling) {
  const { say, language } = telling;
  const author = management.find(({ office }) => office === 'chiefExecutive')?.name ?? brand.company;
  const summaries = summariesOf(telling);
  const heads = await Promise.all(tips.map(({ name }) => readHead({ collection: 'tips', name }, language)));
  return {
    title: say(msg`Seven export tips in brief`),
    author: say(msg`By ${author}, chief executive`),
    intro: say(
      msg`A good product is not yet an export product. Someone has to be in charge, the offer has to make sense to a stranger, and a buyer who asks has to hear from you within 24 hours. These seven tips take you through it step by step.`,
    ),
    tips: tips.map((tip, number) => ({
      path: tipPath(tip),
      title: heads[number]?.title ?? tip.name,
      text: summaries[tip.name],
    })),
  };
}

function summariesOf({ say }: Telling): Record<Tip['name'], string> {
  return {
    'export-to-the-world-tip-0': say(
      msg`Start with the whole picture: what the seven tips cover, in which order to follow them, and what to do in the first weeks.`,
    ),
    'how-to-create-export-system-tip-1': say(
      msg`Set up the routines once, for one product: customs code, delivery terms, documents and payment.`,
    ),
    'industrial-marketing-tip-2': say(
      msg`Describe what you make in the words a buyer types: material, standard, size, capacity, lead time.`,
    ),
    'distribution-network-tip-3': say(
      msg`First the plan, then the people, the contract last. Weigh trade fairs against web platforms, and train the people who answer.`,
    ),
    'international-buyers-tip-4': say(
      msg`Behind one order are several people, each with a question. A good reply also answers those that were not asked.`,
    ),
    'qualified-exporting-companies-tip-5': say(
      msg`Have certificates, capacity and references at hand before anyone asks for them.`,
    ),
    'best-products-for-export-tip-6': say(
      msg`Look at industrial, niche and private-label products, and at the 50 categories the world exports most.`,
    ),
  };
}
