import type { Language } from '@kontor/contract';
import type { BusinessPlan } from './business-plan.ts';
import { describeBusiness, roundedHeads } from './describe-business.ts';
import type { GoodsKinds } from './goods-kinds.ts';
import type { Figures } from './invent-figures.ts';
import type { inventTrade } from './invent-trade.ts';
import { type Random, randomFor } from './random.ts';
import { writtenBy } from './sells-abroad.ts';
import { speechOf } from './speech.ts';
import type { Wordings } from './wording.ts';

interface Texts {
  language: Language;
  short: string;
  general: string;
}

/** What a business says of itself, in its own language first, and which figures that names. */
export interface BusinessWords {
  texts: readonly [Texts, ...Texts[]];
  tells: { year: boolean; people: boolean; halls: boolean };
}

export function writeTexts(
  plan: BusinessPlan,
  figures: Figures,
  trade: Pick<ReturnType<typeof inventTrade>, 'averageLeadTime' | 'marketCountries'>,
  { goods, wordings }: { goods: GoodsKinds; wordings: Wordings },
  random: Random,
): BusinessWords {
  const write = (language: Language, own: Random): Texts => ({
    language,
    ...describeBusiness(
      plan,
      figures,
      trade,
      { goods, wording: wordings[language], english: wordings.en },
      own,
    ),
  });
  const [own, ...others] = writtenBy(plan);
  const inTurn = (language: Language) =>
    write(language, language === 'en' ? random : randomFor(`texts ${plan.index} ${language}`));
  const texts = [inTurn(own), ...others.map(inTurn)] as const;
  return { texts, tells: toldBy(texts, plan, figures) };
}

function toldBy(
  texts: readonly Texts[],
  { country }: BusinessPlan,
  figures: Figures,
): BusinessWords['tells'] {
  const isTold = (figure: (language: Language) => string) =>
    texts.some(({ language, short, general }) => `${short} ${general}`.includes(figure(language)));
  const written = (language: Language, count: number) => speechOf(language, country.code).number(count);
  const { year_established, factory_size } = figures;
  return {
    year: isTold(() => String(year_established)),
    people: isTold((language) => heads[language](written(language, roundedHeads(figures)))),
    halls:
      factory_size !== null &&
      (isTold((language) => written(language, factory_size)) || isTold((language) => ofLines[language])),
  };
}

const heads: Record<Language, (count: string) => string> = {
  en: (count) => `${count} people`,
  es: (count) => `${count} personas`,
  it: (count) => `${count} persone`,
  zh: (count) => `${count}人`,
};
const ofLines: Record<Language, string> = {
  en: ' production lines,',
  es: ' líneas de producción,',
  it: ' linee di produzione,',
  zh: '条生产线，',
};
