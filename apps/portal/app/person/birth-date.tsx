import { dayOf } from '../language/day.ts';
import { usePortal } from '../session/use-portal.ts';

/** A day as YYYY-MM-DD, in the reader's way of writing. */
export function BirthDate({ date }: { date: string }) {
  const { language } = usePortal();
  return <time dateTime={date}>{dayOf(date, language)}</time>;
}
