import { readdirSync } from 'node:fs';
import { type Nature, readNatures } from './natures.ts';
import { readTemplate, type SpecTemplate } from './spec-values.ts';
import { readTable, splitCell } from './tables.ts';
import type { Category, Subcategory } from './tree.ts';

/** What is known of one kind of goods or services: everything that makes an invented article of it plausible. */
export interface GoodsKind {
  name: string;
  nature: Nature;
  /** In US$; absent where prices are always quoted on request. */
  price?: { from: number; to: number; per: string } | undefined;
  /** "Sealed" or "* for pumps": what makes a name of its own of the kind's. */
  modifiers: string[];
  specs: SpecTemplate[];
  /** Who buys it; empty where those of the industry do. "Food-grade: bakeries" are those of what is called so. */
  buyers: string[];
}

/** Who buys an article of the kind: who buys those that are called as it is, else who buys any. */
export function buyersOf({ buyers }: Pick<GoodsKind, 'buyers'>, name: string): string[] {
  const parts = buyers.map((entry) => entry.split(': '));
  const called = parts.flatMap(([modifier = '', who]) => (who && name.startsWith(modifier) ? [who] : []));
  return called.length > 0 ? called : parts.flatMap(([who = '', ...more]) => (more.length > 0 ? [] : [who]));
}

export interface GoodsKinds {
  /** The kind of a subcategory; one without its own has that of its category. */
  ofSubcategory(id: string): GoodsKind;
  /** What is offered in a subcategory: its name, or another one where that names businesses ("Airlines"). */
  nounOf(subcategory: Subcategory): string;
  /** The nature most of the category's subcategories have. */
  natureOf(category: Category): Nature;
  nature(name: string): Nature;
  /** Who buys most kinds of goods of the category. */
  buyersIn(category: Category): string[];
}

type Row = Record<'kind' | 'like' | 'nature' | 'places' | 'price' | 'names' | 'specs' | 'buyers', string>;

/**
 * Reads the kinds of goods of data/goods, one file for each industry. A kind may be like an earlier one of its file: then
 * its empty cells are that one's, and its specifications stand before that one's ("Key=-" takes one away).
 */
export function readGoodsKinds(): GoodsKinds {
  const natures = readNatures();
  const kinds = new Map<string, GoodsKind>();
  const nouns = new Map<string, string>();
  const nature = (name: string) => found(natures.get(name), `nature ${name}`);
  for (const file of readdirSync(new URL('../../data/goods/', import.meta.url)).sort()) {
    const ofFile = new Map<string, GoodsKind>();
    for (const row of readTable<keyof Row>(`goods/${file.replace('.tsv', '')}`)) {
      const model = row.like === '' ? undefined : found(ofFile.get(row.like), `${file}: ${row.like}`);
      const kind = readKind(row, model, model && row.nature === '' ? model.nature : nature(row.nature));
      ofFile.set(row.kind, kind);
      for (const place of cells(row.places)) {
        const [id = '', noun] = place.split('=');
        kinds.set(id, kind);
        if (noun !== undefined) nouns.set(id, noun);
      }
    }
  }
  const ofSubcategory = (id: string) => found(kinds.get(id) ?? kinds.get(id.slice(0, 6)), `kind of ${id}`);
  const usual = new Map<string, Nature>();
  return {
    ofSubcategory,
    nounOf: ({ id, name }) => nouns.get(id) ?? name,
    natureOf: ({ id, subcategories }) => {
      const known = usual.get(id) ?? mostOften(subcategories.map((one) => ofSubcategory(one.id).nature));
      usual.set(id, known);
      return known;
    },
    nature,
    buyersIn: ({ subcategories }) =>
      cells(mostOften(subcategories.map(({ id }) => buyersOf(ofSubcategory(id), '').join('; ')))),
  };
}

function mostOften<Thing>(things: Thing[]): Thing {
  const all = Map.groupBy(things, (thing) => thing);
  const [largest] = [...all].sort(([, one], [, other]) => other.length - one.length);
  return found(largest, 'subcategory')[0];
}

function readKind(row: Row, model: GoodsKind | undefined, nature: Nature): GoodsKind {
  const own = cells(row.specs).map(readTemplate);
  const inherited = (model?.specs ?? []).filter(({ key }) => own.every((spec) => spec.key !== key));
  return {
    name: row.kind,
    nature,
    price: row.price === '' ? model?.price : readPrice(row.price),
    modifiers: row.names === '' ? (model?.modifiers ?? []) : cells(row.names),
    specs: [...own.filter(({ values }) => values !== '-'), ...inherited],
    buyers: row.buyers === '' ? (model?.buyers ?? []) : cells(row.buyers),
  };
}

function readPrice(text: string): GoodsKind['price'] {
  const [, from, to, per = ''] = found(
    /^([\d.]+)\.\.([\d.]+)\/(.+)$/.exec(text) ?? undefined,
    `price ${text}`,
  );
  return { from: Number(from), to: Number(to), per };
}

function cells(cell: string): string[] {
  return cell === '' ? [] : splitCell(cell);
}

function found<Thing>(thing: Thing | undefined, what: string): Thing {
  if (thing === undefined) throw new Error(`There is no ${what} in the demo data`);
  return thing;
}
