/** The fields that differ from the start; undefined when none does. */
export function changedFields<Values extends object>(
  values: Values,
  start: Values,
): Partial<Values> | undefined {
  const before: Partial<Record<string, unknown>> = { ...start };
  const changed = Object.entries(values).filter(([field, value]) => value !== before[field]);
  return changed.length > 0 ? (Object.fromEntries(changed) as Partial<Values>) : undefined;
}

/** Of some fields those that a form has, with values of the same type. */
export function knownFields<Values extends object>(
  fields: Partial<Record<string, unknown>>,
  start: Values,
): Partial<Values> {
  const known = Object.entries(start).filter(([field, value]) => typeof fields[field] === typeof value);
  return Object.fromEntries(known.map(([field]) => [field, fields[field]])) as Partial<Values>;
}
