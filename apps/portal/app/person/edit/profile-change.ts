import type { MyProfile, ProfileChange } from '@kontor/contract';

/** Fields of a profile by name, those not stated empty: the API takes fields as it gives them, and calls leave null out. */
function fieldsOf(profile: MyProfile, names: string[]): Record<string, unknown> {
  const fields: Partial<Record<string, unknown>> = profile;
  return Object.fromEntries(names.map((name) => [name, fields[name] ?? '']));
}

/** Names of the fields of a profile that a change is about. */
function changedBy(change: ProfileChange): string[] {
  return Object.keys(change).map((name) => (name === 'removesMobilePhone' ? 'mobilePhone' : name));
}

/** The change that reverts another one: the fields that it changed, with their former values. Undefined if it changed none. */
export function changeBack(
  change: ProfileChange,
  before: MyProfile,
  saved: MyProfile,
): ProfileChange | undefined {
  const names = changedBy(change);
  const now = fieldsOf(saved, names);
  const fields = Object.entries(fieldsOf(before, names)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(now[name]),
  );
  if (fields.length === 0) return undefined;
  const { mobilePhone, ...others }: ProfileChange = Object.fromEntries(fields);
  if (mobilePhone === undefined) return others;
  return mobilePhone === '' ? { ...others, removesMobilePhone: true } : { ...others, mobilePhone };
}

/** A profile as it is now, but with the fields of a change as another profile has them. */
export function withFieldsOf(now: MyProfile, change: ProfileChange, other: MyProfile): MyProfile {
  const fields: Partial<Record<string, unknown>> = other;
  return { ...now, ...Object.fromEntries(changedBy(change).map((name) => [name, fields[name]])) };
}
