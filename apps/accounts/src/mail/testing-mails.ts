import type { TSchema } from 'typebox';
import type { MailTemplate } from './define-mail.ts';

/** Values a field may have: each there is, or one that is found again in the mail. */
function valuesOf(name: string, field: TSchema): string[] {
  if ('enum' in field && Array.isArray(field.enum)) return field.enum.map(String);
  if (name.toLowerCase().endsWith('link')) return [`https://accounts.kontor.example/page?${name}=1`];
  return [`<${name}> & 20 2026`];
}

/** What a mail may be made of, by its declaration: with all fields, once for each value of one, and without the optional ones. */
export function sampleMails({ data }: MailTemplate): Record<string, string>[] {
  const { properties } = data;
  const required: readonly string[] = data.required ?? [];
  const none: Record<string, string> = {};
  let whole = [none];
  for (const [name, field] of Object.entries(properties))
    whole = whole.flatMap((given) => valuesOf(name, field).map((value) => ({ ...given, [name]: value })));
  const without = (given: Record<string, string>) =>
    Object.fromEntries(Object.entries(given).filter(([name]) => required.includes(name)));
  const hasOptional = Object.keys(properties).some((name) => !required.includes(name));
  return [...whole, ...(hasOptional ? whole.map(without) : [])];
}
