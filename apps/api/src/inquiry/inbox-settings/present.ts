import type { InboxSettings } from '@kontor/contract';
import type { SettingsRow } from './queries.ts';

/** As the people of the business read them. */
export function presentSettings({
  shows_names,
  absent_from,
  absent_until,
  absence_texts,
}: SettingsRow): InboxSettings {
  return {
    showsNames: shows_names,
    absence:
      absent_from !== null && absent_until !== null
        ? { from: absent_from, until: absent_until, texts: absence_texts }
        : undefined,
  };
}
