import type { BusinessFields } from '@kontor/contract';
import { readStatedPhone } from '../../person/read-stated-phone.ts';
import type { Field } from './field.ts';

type Phone = NonNullable<BusinessFields['phone']>;
type WorkingHours = NonNullable<BusinessFields['workingHours']>;

interface PhoneColumns {
  code: 'phone_country_code' | 'mobile_phone_country_code';
  number: 'phone_number' | 'mobile_phone_number';
}

export function phone({ code, number }: PhoneColumns): Field<Phone> {
  return {
    valueIn(row) {
      const [countryCode, businessPhoneNumber] = [row[code], row[number]];
      if (businessPhoneNumber === null) return null;
      return { ...(countryCode === null ? {} : { countryCode }), businessPhoneNumber };
    },
    read(sent, { reference, refuse }) {
      if (!isPhone(sent)) return null;
      const { countryCode = null, businessPhoneNumber: phoneNumber = null } = sent;
      const read = readStatedPhone({ countryCode, phoneNumber }, reference);
      if (read === undefined) refuse('notAPhone');
      // A code alone is half of what is to be typed.
      else if (read === null && countryCode?.trim()) refuse('required');
      return read ? { countryCode: read.countryCode, businessPhoneNumber: read.phoneNumber } : null;
    },
    columnsOf: (value) => ({
      [code]: value?.countryCode ?? null,
      [number]: value?.businessPhoneNumber ?? null,
    }),
  };
}

function isPhone(sent: unknown): sent is Partial<Phone> {
  return typeof sent === 'object' && sent !== null;
}

const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);

export function isTimeZone(name: string): boolean {
  return zones.has(name);
}

const timeOfDay = /^([01]\d|2[0-3]):[0-5]\d$/;

export function workingHours(): Field<WorkingHours> {
  return {
    valueIn({ working_days: days, opens_at: from, closes_at: to }) {
      return days.length === 0 || from === null || to === null ? null : { days, from, to };
    },
    read(sent, { refuse }) {
      if (!isHours(sent)) return null;
      const days = [...new Set(sent.days ?? [])].sort();
      const { from = '', to = '' } = sent;
      if (days.length === 0 && from === '' && to === '') return null;
      if (days.length === 0) refuse('notChosen', { part: 'days' });
      if (!timeOfDay.test(from)) refuse(from === '' ? 'required' : 'malformed', { part: 'from' });
      if (!timeOfDay.test(to)) refuse(to === '' ? 'required' : 'malformed', { part: 'to' });
      else if (timeOfDay.test(from) && from >= to) refuse('endBeforeStart', { part: 'to' });
      return { days, from, to };
    },
    columnsOf: (value) => ({
      working_days: value?.days ?? [],
      opens_at: value?.from ?? null,
      closes_at: value?.to ?? null,
    }),
  };
}

function isHours(sent: unknown): sent is Partial<WorkingHours> {
  return typeof sent === 'object' && sent !== null;
}
