import type { TaxLine } from '@kontor/contract';

interface TaxRule {
  name: string;
  percent: number;
  /** Whoever states a tax number owes the tax themselves. */
  isReversed: boolean;
}

/** Tax by the country of the buyer (ISO 3166-1 alpha-2). */
export type TaxRules = ReadonlyMap<string, TaxRule>;

/** Reads the setting `TAX_RULES`: "MX=IVA 16; IT=IVA 22 reverse". */
export function readTaxRules(setting: string | undefined): TaxRules {
  const rules = new Map<string, TaxRule>();
  for (const rule of setting?.split(';') ?? []) {
    const read = /^\s*([A-Z]{2})=(.+?) ([\d.]+)( reverse)?\s*$/.exec(rule);
    if (!read) throw new Error(`TAX_RULES holds a rule that cannot be read: ${rule}`);
    const [, country = '', name = '', percent, reverse] = read;
    rules.set(country, { name, percent: Number(percent), isReversed: reverse !== undefined });
  }
  return rules;
}

/** Who pays, as far as it changes what is paid. */
export interface Payer {
  countryCode: string;
  taxNumber: string | undefined;
}

/** The tax on an amount, rounded to the cent, and the sum with it. */
export function taxed(
  rules: TaxRules,
  { netCents, countryCode, taxNumber }: Payer & { netCents: number },
): { taxLines: TaxLine[]; totalCents: number } {
  const rule = rules.get(countryCode);
  if (!rule) return { taxLines: [], totalCents: netCents };
  if (rule.isReversed && taxNumber)
    return {
      taxLines: [{ name: `${rule.name}, reverse charge`, percent: 0, cents: 0 }],
      totalCents: netCents,
    };
  const cents = Math.round((netCents * rule.percent) / 100);
  return {
    taxLines: [{ name: `${rule.name} ${rule.percent} %`, percent: rule.percent, cents }],
    totalCents: netCents + cents,
  };
}
