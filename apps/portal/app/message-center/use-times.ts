import { useLingui } from '@lingui/react/macro';

const dayLength = 86_400_000;
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const startOfDay = (moment: Date) => new Date(moment).setHours(0, 0, 0, 0);

/** How many days ago a moment was, by the reader's calendar. */
const daysSince = (moment: Date) => Math.round((startOfDay(new Date()) - startOfDay(moment)) / dayLength);

/** Moments as a conversation and the list of conversations write them. */
export function useTimes() {
  const { t, i18n } = useLingui();
  const yearOf = (moment: Date) =>
    moment.getFullYear() === new Date().getFullYear() ? undefined : ('numeric' as const);
  return {
    /** 16:08 */
    time: (moment: string) => i18n.date(new Date(moment), clock),
    /** Today, Yesterday, or Wednesday, 18 March. */
    day(moment: string): string {
      const date = new Date(moment);
      const days = daysSince(date);
      if (days <= 0) return t`Today`;
      if (days === 1) return t`Yesterday`;
      return i18n.date(date, { weekday: 'long', day: 'numeric', month: 'long', year: yearOf(date) });
    },
    /** 10:42, Yesterday, Mon or 12 Mar. */
    short(moment: string): string {
      const date = new Date(moment);
      const days = daysSince(date);
      if (days <= 0) return i18n.date(date, clock);
      if (days === 1) return t`Yesterday`;
      if (days < 7) return i18n.date(date, { weekday: 'short' });
      return i18n.date(date, { day: 'numeric', month: 'short', year: yearOf(date) });
    },
    /** Messages of the same day stand below one heading. */
    dayKey: (moment: string) => startOfDay(new Date(moment)),
  };
}
