import { useChoices, useSection } from './section-context.ts';

/** What the country that stands in the section lets expect, until something else is stated. */
export function useCountryPreset(): { dialCode?: string | undefined; timeZone?: string | undefined } {
  const { presets } = useChoices().options;
  const { country } = useSection().view.values;
  return presets[country ?? ''] ?? {};
}
