import { type Issue, type IssueCode, type ProfileChange, readBirthDate } from '@kontor/contract';
import type { People } from '@kontor/database/schema';
import { issueAt } from '@kontor/server';
import type { Updateable } from 'kysely';
import type { Reference } from '../reference/reference.ts';
import { plainLine, plainLines } from '../text/plain-text.ts';
import type { ChangedRow } from './queries.ts';
import { readStatedPhone } from './read-stated-phone.ts';

type Columns = Updateable<People>;

/** What a change of a profile comes to: the columns to write, or what is wrong with it, by field. */
export interface ReadChange {
  columns: Columns;
  issues: Issue[];
}

/** Reads a change to a row as it is. Pictures are not among the columns. */
export function readChange(change: ProfileChange, row: ChangedRow, reference: Reference): ReadChange {
  const issues: Issue[] = [];
  const refuse = (field: string, code: IssueCode) => void issues.push(issueAt(field, { code }));
  const columns: Columns = {
    ...readName(change, row, refuse),
    ...readTexts(change),
    ...readPlace(change, row, reference, refuse),
    ...readPhoneColumns(change, reference, refuse),
    ...readBirthDateColumn(change, refuse),
    gender_code: known(change, 'gender', 'code', reference.genders, refuse),
    preferred_language: known(change, 'preferredLanguage', 'code', reference.languages, refuse),
    industry_id: known(change, 'industry', 'id', industriesOf(reference), refuse),
    job_position_id: known(change, 'jobPosition', 'jobPositionID', reference.jobPositions, refuse),
    business_type: known(change, 'businessType', 'code', reference.businessTypes, refuse),
    show_birth_date: change.showBirthDate,
    show_profession: change.showProfession,
  };
  const said = Object.entries(columns).filter(([, value]) => value !== undefined);
  return { columns: Object.fromEntries(said), issues };
}

type Refuse = (field: string, code: IssueCode) => void;
type Known = { has(id: string): boolean };

/** The id in what was sent for a row of the reference data; null takes it away, undefined says nothing. */
function known(
  change: ProfileChange,
  field: keyof ProfileChange,
  key: string,
  rows: Known,
  refuse: Refuse,
): string | null | undefined {
  const sent: unknown = change[field];
  if (sent === undefined) return undefined;
  const id = isObject(sent) ? sent[key] : sent;
  if (id === null || id === '') return null;
  if (typeof id === 'string' && rows.has(id)) return id;
  refuse(field, 'unknown');
  return undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function industriesOf({ industries }: Reference): Known {
  return { has: (id) => industries.some((industry) => industry.id === id) };
}

/** A name that differs from the one there is the person's own from then on. */
function readName({ firstName, lastName }: ProfileChange, row: ChangedRow, refuse: Refuse): Columns {
  const first = firstName === undefined ? row.first_name : plainLine(firstName);
  const last = lastName === undefined ? row.last_name : plainLine(lastName);
  if (first === null) refuse('firstName', 'required');
  if (last === null) refuse('lastName', 'required');
  if (first === null || last === null) return {};
  if (first === row.first_name && last === row.last_name) return {};
  return { first_name: first, last_name: last, own_name: true };
}

function readTexts({ city, profession, companyName, briefPresentation }: ProfileChange): Columns {
  const line = (text: string | null | undefined) => (text ? plainLine(text) : textless(text));
  return {
    city: line(city),
    profession: line(profession),
    company_name: line(companyName),
    brief_presentation: briefPresentation ? plainLines(briefPresentation) : textless(briefPresentation),
  };
}

function textless(text: string | null | undefined): null | undefined {
  return text === undefined ? undefined : null;
}

/** A state belongs to its country: another country takes it away, unless one of its own comes with it. */
function readPlace(change: ProfileChange, row: ChangedRow, reference: Reference, refuse: Refuse): Columns {
  const country = known(change, 'country', 'code', reference.countries, refuse);
  const state = known(change, 'state', 'stateID', reference.states, refuse);
  const inCountry = country === undefined ? row.country_code : country;
  const isOfIt = (id: string) => reference.states.get(id)?.countryCode === inCountry;
  if (state && !isOfIt(state)) refuse('state', 'unknown');
  const leftBehind = state === undefined && row.state_id !== null && !isOfIt(row.state_id);
  return { country_code: country, state_id: leftBehind ? null : state };
}

function readPhoneColumns(
  { mobilePhone, removesMobilePhone }: ProfileChange,
  reference: Reference,
  refuse: Refuse,
): Columns {
  if (mobilePhone === undefined && !removesMobilePhone) return {};
  const phone = isObject(mobilePhone) ? readStatedPhone(mobilePhone, reference) : null;
  if (phone === undefined) {
    refuse('mobilePhone', 'notAPhone');
    return {};
  }
  return {
    mobile_phone_country_code: phone?.countryCode ?? null,
    mobile_phone_number: phone?.phoneNumber ?? null,
  };
}

function readBirthDateColumn({ birthDate }: ProfileChange, refuse: Refuse): Columns {
  if (birthDate === undefined) return {};
  if (birthDate === null || birthDate.trim() === '') return { birth_date: null };
  const read = readBirthDate(birthDate);
  if (read === undefined) refuse('birthDate', 'notADate');
  return { birth_date: read };
}
