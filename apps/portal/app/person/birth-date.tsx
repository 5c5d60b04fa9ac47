import { dayOf } from '@kontor/web/language/day';
import { usePortal } from '../session/use-portal.ts';

/** A day as YYYY-MM-DD, in the reader's way of writing. */
export function BirthDate({ date }: { date: string }) {
  const { language } = usePortal();
  return <time dateTime={date}>{dayOf(date, language)}</time>;
}
