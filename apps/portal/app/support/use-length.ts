import { useLingui } from '@lingui/react/macro';

/** Says minutes as hours and minutes: "1 h 30 min". */
export function useLength(): (minutes: number) => string {
  const { t, i18n } = useLingui();
  return (minutes) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60].map((count) => i18n.number(count));
    if (minutes < 60) return t`${rest} min`;
    return minutes % 60 === 0 ? t`${hours} h` : t`${hours} h ${rest} min`;
  };
}
