import type { ComparedBusiness, ComparedProduct } from '@kontor/contract';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { amountText, unitText } from '../amount/amount-text.ts';
import { priceText } from '../product/price-text.ts';
import { pathOf } from '../product/product-view.ts';
import type { Visit } from '../session/page-context.ts';
import { specInWords } from '../specification/spec-text.ts';
import { groupOf } from './business-groups.server.ts';
import { type Fact, type FactGroup, type FactRow, factRow } from './fact-row.ts';
import { notStated, wordOf } from './fact-words.server.ts';
import { inOneUnit } from './in-one-unit.ts';

type Words = Pick<Visit, 'i18n' | 'language'>;

/** A product with the business that offers it. */
export interface Offered {
  product: ComparedProduct;
  business: ComparedBusiness;
}

/** How products are to be had, and what their owners state of them. */
export function productGroups(offered: readonly Offered[], { i18n }: Words): FactGroup[] {
  const row = (
    label: string,
    factOf: (product: ComparedProduct) => Fact | undefined,
    best?: Parameters<typeof factRow>[3],
  ) => {
    const facts = offered.map(({ product, business }) => {
      const fact = factOf(product);
      return fact && stated(fact, business, i18n);
    });
    return factRow(label, facts, notStated(i18n), best);
  };
  const orderUnits = new Set(
    offered.flatMap(({ product: { minimumOrder } }) =>
      minimumOrder ? [unitText(minimumOrder.unit, 2, i18n.locale).toLowerCase()] : [],
    ),
  );
  return [
    ...groupOf(i18n._(msg`Offer`), [
      row(i18n._(msg`Category`), (product) => ({ text: pathOf(product) })),
      // Terms differ: no price is called the best.
      row(i18n._(msg`Stated price`), ({ price }) => price && { text: priceText(price, i18n) }),
      row(
        i18n._(msg`Lead time of this product`),
        ({ leadTime, leadTimeDays }) =>
          leadTime === undefined ? undefined : { text: leadTime, value: leadTimeDays },
        { word: i18n._(msg`shortest`), isLeast: true },
      ),
      row(
        i18n._(msg`Minimum order`),
        ({ minimumOrder }) =>
          minimumOrder && {
            text: amountText(minimumOrder, i18n),
            ...(orderUnits.size === 1 && { value: minimumOrder.number }),
          },
        { word: i18n._(msg`smallest`), isLeast: true },
      ),
      row(i18n._(msg`Stock`), ({ stock }) => ({ text: stock ? i18n._(msg`Yes`) : i18n._(msg`No`) })),
    ]),
    ...groupOf(i18n._(msg`Specifications`), specRows(offered, i18n)),
  ];
}

const stated = (fact: Fact, business: ComparedBusiness, i18n: I18n): Fact => ({
  ...fact,
  proof: { kind: 'stated', text: wordOf(business, i18n) },
});

type Spec = ComparedProduct['specs'][number];

/** A row for each key in the reader's words; those that most products state come first. */
function specRows(offered: readonly Offered[], i18n: I18n): (FactRow | undefined)[] {
  const byLabel = new Map<string, Spec[][]>();
  for (const [place, { product }] of offered.entries()) {
    for (const spec of product.specs) {
      if (spec.key.trim() === '' || spec.value.trim() === '') continue;
      const { label } = specInWords(spec, i18n.locale);
      const columns = byLabel.get(label) ?? offered.map(() => []);
      columns[place]?.push(spec);
      byLabel.set(label, columns);
    }
  }
  const statedBy = (columns: Spec[][]) => columns.filter((specs) => specs.length > 0).length;
  return [...byLabel]
    .sort(([, one], [, other]) => statedBy(other) - statedBy(one))
    .map(([label, columns]) => factRow(label, specFacts(columns, offered, i18n), notStated(i18n)));
}

/** Figures in one unit; what is stated several times, or is no figure, as it is stated. */
function specFacts(
  columns: readonly Spec[][],
  offered: readonly Offered[],
  i18n: I18n,
): (Fact | undefined)[] {
  const figures = inOneUnit(columns.map(([spec, ...more]) => (more.length > 0 ? undefined : spec?.measure)));
  return offered.map(({ business }, place) => {
    const specs = columns[place] ?? [];
    if (specs.length === 0) return undefined;
    const text = specs.map((spec) => specInWords(spec, i18n.locale).value).join('; ');
    const figure = figures[place];
    if (!figure) return stated({ text }, business, i18n);
    const { from, to, unit, isConverted } = figure;
    const value = from === to ? from : `${from.toPrecision(5)} ${to.toPrecision(5)}`;
    if (!isConverted) return stated({ text, value }, business, i18n);
    const number = (each: number) => i18n.number(each, { maximumSignificantDigits: 4 });
    const range = from === to ? number(from) : `${number(from)}–${number(to)}`;
    return stated(
      { text: `${range} ${unitText(unit, to, i18n.locale)}`, value, original: text },
      business,
      i18n,
    );
  });
}
