import { Boxes, Cog, Factory, type IconNode, Package, Truck } from 'lucide';
import { consumerSigns } from './consumer-signs.ts';
import { industrialSigns } from './industrial-signs.ts';
import type { IndustrySigns } from './industry-signs.ts';

const signs: Record<string, IndustrySigns> = { ...industrialSigns, ...consumerSigns };

/** The sign of a category (id of six digits: the industry's four and its place), else of its industry. */
export function signOf(place: string): IconNode {
  const industry = signs[place.slice(0, 4)];
  if (!industry) return Package;
  return industry.categories[Number(place.slice(4, 6)) - 1] ?? industry.industry;
}

/** Several different signs of an industry, its own first. */
export function signsOf(industry: string): readonly IconNode[] {
  const known = signs[industry];
  return known ? [known.industry, ...known.categories] : [Package, Cog, Factory, Truck, Boxes];
}

/** A sign as the inside of an SVG element of 24 by 24 units, drawn with strokes. */
export function shapesOf(sign: IconNode): string {
  return sign
    .map(([tag, attributes]) => {
      const text = Object.entries(attributes)
        .filter(([name]) => name !== 'key')
        .map(([name, value]) => ` ${name}="${value}"`)
        .join('');
      return `<${tag}${text}/>`;
    })
    .join('');
}
