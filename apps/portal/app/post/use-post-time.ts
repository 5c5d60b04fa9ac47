import { useLingui } from '@lingui/react/macro';

/** When a post was written: the day, wherever it is read, so that pages are cached and browsers show the same. */
export function usePostTime(): (moment: string) => string {
  const { i18n } = useLingui();
  return (moment) => i18n.date(moment, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
}
