import type { MyProfile, ProfileChange } from '@kontor/contract';

/** Fields of a profile by name, those not stated empty: the API takes fields as it gives them, and calls leave null out. */
function fieldsOf(profile: MyProfile, names: string[]): Record<string, unknown> {
  const fields: Partial<Record<string, unknown>> = profile;
  return Object.fromEntries(names.map((name) => [name, fields[name] ?? '']));
}

/** The change that reverts another one: the fields that it changed, with their former values. Undefined if it changed none. */
export function changeBack(
  change: ProfileChange,
  before: MyProfile,
  saved: MyProfile,
): ProfileChange | undefined {
  const names = Object.keys(change);
  const now = fieldsOf(saved, names);
  const fields = Object.entries(fieldsOf(before, names)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(now[name]),
  );
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

/** A profile as it is now, but with the fields of a change as another profile has them. */
export function withFieldsOf(now: MyProfile, change: ProfileChange, other: MyProfile): MyProfile {
  const fields: Partial<Record<string, unknown>> = other;
  return { ...now, ...Object.fromEntries(Object.keys(change).map((name) => [name, fields[name]])) };
}
