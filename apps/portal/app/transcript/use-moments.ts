import { useLingui } from '@lingui/react/macro';

const format = {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
} as const;

/** Moments as a document writes them: in UTC, since both sides read the same. */
export function useMoments() {
  const { i18n } = useLingui();
  return {
    /** 24 November 2026, 08:00:00 UTC */
    moment: (at: string | Date) => `${i18n.date(new Date(at), format)} UTC`,
  };
}
