import { useLingui } from '@lingui/react';

/** Numbers of the ranking as the reader's language writes them. */
export function useWrittenNumbers() {
  const { i18n } = useLingui();
  const withDigits = (digits: number) => (value: number) =>
    i18n.number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return { whole: withDigits(0), billion: withDigits(1), share: withDigits(2) };
}
