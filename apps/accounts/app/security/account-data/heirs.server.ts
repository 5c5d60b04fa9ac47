import type { Refusal } from '../../../src/page/refusal.ts';

const prefix = 'heir-';

/** Names of the fields of a form that say who is to own a business: `heir-` and the business's id. */
export async function heirFieldsOf(request: Request): Promise<string[]> {
  const form = await request.clone().formData();
  return [...new Set(form.keys())].filter((name) => name.startsWith(prefix));
}

/** The heirs that were chosen, by the business; where none was it becomes unclaimed. */
export function heirsIn(names: readonly string[], field: (name: string) => string): Record<string, string> {
  const chosen = names.map((name) => [name.slice(prefix.length), field(name)]);
  return Object.fromEntries(chosen.filter(([, heir]) => heir !== ''));
}

/** Verbs name a business by its id; its field bears it in its name. What is wrong with all of them stands at none. */
export function atHeirFields(refusal: Refusal): Refusal {
  const { heirs, ...byField } = refusal.issues;
  const issues = Object.entries(byField).map(([field, issue]) =>
    /^[0-9a-f-]{36}$/i.test(field) ? [prefix + field, issue] : [field, issue],
  );
  return {
    ...refusal,
    problem: heirs ? 'tooManyBusinesses' : refusal.problem,
    issues: Object.fromEntries(issues),
  };
}
