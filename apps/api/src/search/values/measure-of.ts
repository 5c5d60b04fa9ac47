import type { Measure } from '@kontor/contract';
import { readValues } from './read-values.ts';
import { unitOf } from './units.ts';

/** A figure, then its unit: "12,5 kg", "3–4 mm". */
const figureWithUnit = /^[\d.,/½¼¾\s–…-]+(\S.*)$/;

const plain = (text: string) => text.replaceAll('²', '2').replaceAll('³', '3').replaceAll('μ', 'µ');

/**
 * What a stated value measures. Undefined for what is no single figure or range with a unit we know, and for what some read
 * otherwise than others: `1.100 mm`.
 */
export function measureOf({
  value,
  unit = '',
}: {
  value: string;
  unit?: string | undefined;
}): Measure | undefined {
  const stated = `${value} ${unit}`.trim();
  const text = plain(stated);
  const [read, ...others] = readValues(text);
  if (!read || others.length > 0 || read.text !== text) return undefined;
  const [, name = ''] = figureWithUnit.exec(stated) ?? [];
  const found = unitOf(plain(name));
  const [measured, ...more] = read.values.filter(({ quantity }) => quantity !== 'nominalDiameter');
  if (!found || !measured || more.length > 0) return undefined;
  const { from, to } = measured;
  const { quantity, factor, offset = 0 } = found;
  return { quantity, unit: name, from, to, factor, offset };
}
