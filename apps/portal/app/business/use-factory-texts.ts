import { useLingui } from '@lingui/react/macro';

/** Names of codes that stand in a profile; a code without a name is shown as words. */
export function useFactoryTexts() {
  const { t } = useLingui();
  const contracts: Record<string, string> = {
    OEM: t`OEM`,
    ODM: t`ODM`,
    PRIVATE_LABEL: t`Private label`,
    MADE_TO_DRAWING: t`Made to drawing`,
  };
  const periods: Record<string, string> = { day: t`day`, week: t`week`, month: t`month`, year: t`year` };
  return {
    contractManufacturing: (code: string) => contracts[code] ?? code.replaceAll('_', ' ').toLowerCase(),
    period: (code: string) => periods[code] ?? code,
  };
}
