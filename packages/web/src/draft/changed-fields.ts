/** The fields that differ from the start; undefined when none does. */
export function changedFields<Values extends object>(
  values: Values,
  start: Values,
): Partial<Values> | undefined {
  const before: Partial<Record<string, unknown>> = { ...start };
  const changed = Object.entries(values).filter(([field, value]) => !isSame(value, before[field]));
  return changed.length > 0 ? (Object.fromEntries(changed) as Partial<Values>) : undefined;
}

/** Fields hold texts, numbers, and lists of plain objects. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  const areLists = typeof one === 'object' && typeof other === 'object';
  return areLists && JSON.stringify(one) === JSON.stringify(other);
}

/** Of some fields those that a form has, with values of the same type. */
export function knownFields<Values extends object>(
  fields: Partial<Record<string, unknown>>,
  start: Values,
): Partial<Values> {
  const known = Object.entries(start).filter(([field, value]) => typeof fields[field] === typeof value);
  return Object.fromEntries(known.map(([field]) => [field, fields[field]])) as Partial<Values>;
}
