import type { ColumnTarget, ImportField } from '@kontor/contract';
import { currencies } from '../../edit/currencies.ts';
import { fieldNamed } from './field-names.ts';
import { specNamed, specPrefix } from './spec-named.ts';

/** Fields whose heading may state a unit: "Lead time (days)", "MOQ (pcs)". */
const withUnit: ReadonlySet<ImportField> = new Set(['leadTimeDays', 'minimumOrder', 'price', 'pricePer']);

/**
 * What a heading says its column holds: a field by one of its names in any language, with the currency of a price
 * ("Precio MXN", "Price (EUR)"); else a specification. Undefined for a heading that says nothing.
 */
export function targetNamed(heading: string): ColumnTarget | undefined {
  const field = fieldNamed(heading);
  if (field) return { field };
  const spec = specNamed(heading);
  const priced = pricedIn(heading, spec?.unit);
  if (priced) return priced;
  const ofUnit =
    spec?.unit !== undefined && !heading.startsWith(specPrefix) ? fieldNamed(spec.key) : undefined;
  if (ofUnit && withUnit.has(ofUnit))
    return ofUnit === 'minimumOrder'
      ? { field: ofUnit, ...(spec?.unit ? { unit: spec.unit } : {}) }
      : { field: ofUnit };
  return spec && { field: 'spec', ...spec };
}

/** A price whose heading names the currency, as a unit or behind it. */
function pricedIn(heading: string, unit: string | undefined): ColumnTarget | undefined {
  if (heading.startsWith(specPrefix)) return undefined;
  const behind = /^(.*\S)[\s,/([]+([A-Z]{3})[)\]]?$/.exec(heading);
  const currency = unit !== undefined && currencies.has(unit) ? unit : behind?.[2];
  if (currency === undefined || !currencies.has(currency)) return undefined;
  return fieldNamed(behind?.[1] ?? '') === 'price' ? { field: 'price', currency } : undefined;
}
