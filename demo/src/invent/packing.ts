import type { GoodsKind } from './goods-kinds.ts';
import type { Nature } from './natures.ts';
import { minimumOrderKey } from './product-specs.ts';
import type { Random } from './random.ts';
import type { Spec } from './spec-values.ts';

const packed = new Set(['part', 'device', 'consumer', 'garment', 'medical']);
const cartonKinds = /carton|box|bag|blister|card|tube|bottle|jar|pouch|pack/i;
const perCarton = [120, 100, 60, 50, 48, 40, 30, 25, 24, 20, 12, 10];
const perPallet = [48, 40, 36, 32, 30, 24, 20, 16];
const heaviestCarton = 22;
const heaviestPallet = 900;
/** Kilograms of an empty carton and an empty pallet. */
export const tare = { carton: 0.8, pallet: 22 };

/** What is weighed, measured or comes by the pallet is not counted in packs: 24 bottles are neither 24 l nor 24 pallets. */
const uncounted = /^(m?l|k?g|t|m[²³]?|pallets?|containers?)$/;

/** How many of the unit one pack holds: "Bags of 50", "12 pairs", "6 per carton". Undefined where the pack tells no number. */
export function packSize(packing: string, unit: string): number | undefined {
  if (uncounted.test(unit)) return undefined;
  const [, ofThem, what] = /\bof ([\d,]+)(?: (\w+))?$/.exec(packing) ?? [];
  const [, alone, noun] = /^([\d,]+) (\w+)/.exec(packing) ?? [];
  const isOfUnit = (word: string | undefined) => word === undefined || word === 'per' || word === unit;
  const count = (ofThem && isOfUnit(what) && ofThem) || (alone && isOfUnit(noun) && alone);
  return count ? Number(count.replaceAll(',', '')) : undefined;
}

/** "50 bottles" of packs of 12 are 60: nobody opens a pack. */
export function wholePacks(specs: readonly Spec[]): Spec[] {
  const packing = specs.find(({ key }) => key === 'Packing')?.value ?? '';
  return specs.map((spec) => {
    const [, number, unit = ''] =
      spec.key === minimumOrderKey ? (/^([\d,]+) (.+)$/.exec(spec.value) ?? []) : [];
    const size = number === undefined ? undefined : packSize(packing, unit);
    if (!number || !size) return spec;
    const whole = Math.ceil(Number(number.replaceAll(',', '')) / size) * size;
    return { ...spec, value: `${whole.toLocaleString('en')} ${unit}` };
  });
}

/**
 * How goods that come in cartons are packed for export, of which all figures follow: a minimum order is so many cartons,
 * a carton weighs what is in it, a pallet what its cartons weigh. Undefined for what comes otherwise.
 */
export function exportPacking(
  specs: readonly Spec[],
  nature: Nature,
  { price, random }: { price: GoodsKind['price']; random: Random },
): Spec | undefined {
  const read = (wanted: string) => specs.find(({ key }) => key === wanted)?.value ?? '';
  const [, number = '', unit = ''] = /^([\d,]+) (pieces|pairs|sets)$/.exec(read(minimumOrderKey)) ?? [];
  const minimum = Number(number.replaceAll(',', ''));
  if (!packed.has(nature.name) || !cartonKinds.test(read('Packing')) || !(minimum >= 50)) return undefined;
  const pack = packSize(read('Packing'), unit) ?? 1;
  const each = kilogramsOf(read('Weight')) ?? likelyKilograms(price, nature);
  if (each === undefined) return undefined;
  const fitting = perCarton.filter(
    (count) => minimum % count === 0 && count % pack === 0 && count * each + tare.carton <= heaviestCarton,
  );
  if (fitting.length === 0) return undefined;
  const count = random.pick(fitting);
  const carton = Math.ceil(count * each + tare.carton);
  const cartons = perPallet.find((many) => many * carton + tare.pallet <= heaviestPallet) ?? 12;
  const pallet = cartons * carton + tare.pallet;
  return {
    key: 'Export packing',
    // Without a space a weight is no number that somebody looks for by itself, as in "EN 166".
    value: `${count} ${unit} per carton, ${carton}kg; ${cartons} cartons per pallet, ${pallet}kg`,
  };
}

/** Kilograms for a dollar: metal is heavy for its price, cloth and electronics are light. */
const kilogramsForPrice = { part: 0.03, other: 0.012 };

/** What costs more weighs more, about so; of what is dear or has no price it tells nothing: a printer, a case of instruments. */
function likelyKilograms(price: GoodsKind['price'], nature: Nature): number | undefined {
  if (!price) return undefined;
  const hundred = price.per.startsWith('100 ') ? 100 : 1;
  const likely =
    (Math.sqrt(price.from * price.to) / hundred) *
    (nature.name === 'part' ? kilogramsForPrice.part : kilogramsForPrice.other);
  return likely > 2 ? undefined : Math.max(0.01, likely);
}

function kilogramsOf(weight: string): number | undefined {
  const [, figure = '', unit] = /^([\d.,]+) (kg|g)$/.exec(weight) ?? [];
  const number = Number(figure.replaceAll(',', ''));
  return unit === undefined ? undefined : unit === 'g' ? number / 1_000 : number;
}
