import type { Language } from '@kontor/contract';
import type { BusinessPlan } from './business-plan.ts';
import type { Figures } from './invent-figures.ts';
import type { Random } from './random.ts';
import { writtenBy } from './sells-abroad.ts';
import { speechOf } from './speech.ts';
import type { Wording, Wordings } from './wording.ts';

/** What a maker says of its plant: one text, with the English on a line of its own below its own language where it sells abroad. */
export function describePlant(
  plan: BusinessPlan,
  figures: Figures,
  wordings: Wordings,
  random: Random,
): string {
  // The languages have the same sentences in the same order: what is said in one is said in the other.
  const share = random.next();
  const pick: Random['pick'] = (items) => items[Math.floor(share * items.length)] as (typeof items)[number];
  const texts = writtenBy(plan).map((language) =>
    sayPlant(plan, figures, wordings[language], { ...random, pick }),
  );
  return texts.join('\n');
}

function sayPlant(
  { country }: BusinessPlan,
  { factory_size, production_lines }: Figures,
  wording: Wording,
  random: Random,
): string {
  const { language, number } = speechOf(wording.language, country.code);
  const slots = { size: number(factory_size ?? 0), lines: lines[language](production_lines ?? 1) };
  return wording.sentence('facilities', 'maker', slots, random);
}

const lines: Record<Language, (count: number) => string> = {
  en: (count) => (count === 1 ? 'one production line' : `${count} production lines`),
  es: (count) => (count === 1 ? 'una línea de producción' : `${count} líneas de producción`),
  it: (count) => (count === 1 ? 'una linea di produzione' : `${count} linee di produzione`),
  zh: (count) => `${count}条生产线`,
};
