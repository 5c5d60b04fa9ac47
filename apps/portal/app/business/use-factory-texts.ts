import { useLingui } from '@lingui/react/macro';
import { contractManufacturingNames } from './contract-manufacturing-names.ts';

/** Names of codes that stand in a profile; a code without a name is shown as words. */
export function useFactoryTexts() {
  const { t, i18n } = useLingui();
  const periods: Record<string, string> = { day: t`day`, week: t`week`, month: t`month`, year: t`year` };
  return {
    contractManufacturing(code: string): string {
      const name = contractManufacturingNames[code];
      return name ? i18n._(name) : code.replaceAll('_', ' ').toLowerCase();
    },
    period: (code: string) => periods[code] ?? code,
  };
}
