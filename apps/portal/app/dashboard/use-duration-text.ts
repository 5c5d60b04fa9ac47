import { useLingui } from '@lingui/react/macro';

const hour = 60;
const day = 24 * hour;

/** Minutes as people say them: "45 min", "4.8 h", "3.2 d". */
export function useDurationText(): (minutes: number) => string {
  const { t, i18n } = useLingui();
  return (minutes) => {
    const shown = (value: number) => i18n.number(value, { maximumFractionDigits: 1 });
    if (Math.abs(minutes) < hour) return t`${i18n.number(minutes)} min`;
    if (Math.abs(minutes) < 2 * day) return t`${shown(minutes / hour)} h`;
    return t`${shown(minutes / day)} d`;
  };
}
