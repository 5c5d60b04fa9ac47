import type { I18n } from '@lingui/core';

const hour = 60;

/** "1 hr 13 min", in the reader's language. @param minutes at least one is said */
export function durationText(minutes: number, i18n: I18n): string {
  const hours = Math.floor(minutes / hour);
  const rest = minutes % hour;
  const inUnit = (value: number, unit: 'hour' | 'minute') =>
    i18n.number(value, { style: 'unit', unit, unitDisplay: 'short' });
  if (hours === 0) return inUnit(Math.max(1, rest), 'minute');
  return rest === 0 ? inUnit(hours, 'hour') : `${inUnit(hours, 'hour')} ${inUnit(rest, 'minute')}`;
}
