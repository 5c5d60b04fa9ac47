import type { capacityUnits, packagingTypes } from '@kontor/contract/business-codes';
import { useLingui } from '@lingui/react/macro';
import { paymentText } from './payment-names.ts';

type Texts<Codes extends readonly string[]> = Record<Codes[number], string>;

/** What codes of terms and capacities are called; a code that is none of ours is shown as a source wrote it. */
export function useTradeTexts() {
  const { t, i18n } = useLingui();
  const packaging: Texts<typeof packagingTypes> = {
    Bags: t`Bags`,
    'Big bags': t`Big bags`,
    Bulk: t`Bulk`,
    Bundles: t`Bundles`,
    Cartons: t`Cartons`,
    Containers: t`Containers`,
    Drums: t`Drums`,
    'Gift boxes': t`Gift boxes`,
    'Hanging garments': t`Hanging garments`,
    Pallets: t`Pallets`,
    Polybags: t`Polybags`,
    Reels: t`Reels`,
    'Refrigerated containers': t`Refrigerated containers`,
    Rolls: t`Rolls`,
    'Shrink film': t`Shrink film`,
    Skids: t`Skids`,
    Tins: t`Tins`,
    'Wooden crates': t`Wooden crates`,
  };
  const units: Texts<typeof capacityUnits> = {
    units: t`units`,
    pieces: t`pieces`,
    machines: t`machines`,
    pairs: t`pairs`,
    sets: t`sets`,
    batches: t`batches`,
    grams: t`grams`,
    kilograms: t`kilograms`,
    tonnes: t`tonnes`,
    litres: t`litres`,
    'cubic metres': t`cubic metres`,
    metres: t`metres`,
    'square metres': t`square metres`,
    kilowatts: t`kilowatts`,
    megawatts: t`megawatts`,
  };
  const nameIn = (texts: Record<string, string>) => (code: string) => texts[code] ?? code;
  const payment = (code: string) => paymentText(code, i18n);
  return { packaging: nameIn(packaging), payment, unit: nameIn(units) };
}
