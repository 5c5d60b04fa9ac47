import { readTemplate, type SpecTemplate } from './spec-values.ts';
import { readTable, splitCell } from './tables.ts';

/** What sort of thing is offered, by which it is stocked, packed and delivered. */
export interface Nature {
  name: string;
  /** Chance that it is in stock. */
  stocked: number;
  /** Lead times from stock, and of what is made to order. */
  ready: string[];
  made: string[];
  /** Minimum orders where no unit of price says better. */
  minimum: string[];
  /** What is said for it, to close a sentence: how it is tested, traced, carried out. */
  claims: string[];
  /** Commercial details, for articles of which only a list's name is known. */
  specs: SpecTemplate[];
}

/** By name, as of data/natures.tsv. */
export function readNatures(): Map<string, Nature> {
  const rows = readTable<'nature' | 'stocked' | 'ready' | 'made' | 'minimum' | 'claims' | 'specs'>('natures');
  return new Map(
    rows.map((row) => [
      row.nature,
      {
        name: row.nature,
        stocked: Number(row.stocked),
        ready: splitCell(row.ready),
        made: splitCell(row.made),
        minimum: splitCell(row.minimum),
        claims: splitCell(row.claims),
        specs: splitCell(row.specs).map(readTemplate),
      },
    ]),
  );
}

/** Whether it is a thing that can be packed, weighed and loaded. */
export function isGoods({ name }: Nature): boolean {
  return name !== 'service' && name !== 'software';
}
