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
    title: say(msg`Seven export tips in short`),
    author: say(msg`By ${author}, chief executive`),
    intro: say(
      msg`A good product is not yet a product for export. Somebody has to be in charge, the offer has to be written for a stranger, and a buyer who asks has to hear from you within 24 hours. These seven tips take that apart, step by step.`,
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
      msg`Begin with the whole picture: what the seven cover, in which order to take them, and what to do in the first weeks.`,
    ),
    'how-to-create-export-system-tip-1': say(
      msg`Set up the routines once, and for one product: customs code, delivery terms, papers, and the way you are paid.`,
    ),
    'industrial-marketing-tip-2': say(
      msg`Describe what you make in the words a buyer types: material, standard, size, capacity, lead time.`,
    ),
    'distribution-network-tip-3': say(
      msg`First the plan, then the people, the contract last. Weigh trade fairs against web platforms, and train those who answer.`,
    ),
    'international-buyers-tip-4': say(
      msg`Several people stand behind one order, each with a question. A good reply answers the ones that were not asked.`,
    ),
    'qualified-exporting-companies-tip-5': say(
      msg`Have certificates, capacity and references at hand before anybody asks for them.`,
    ),
    'best-products-for-export-tip-6': say(
      msg`Look at industrial, niche and private-label products, and at the 50 categories the world exports most.`,
    ),
  };
}
