import { languages } from '@kontor/contract';
import type { TSchema } from 'typebox';
import { expect } from 'vitest';
import type { MailTemplate } from './define-mail.ts';

/** Values a field may have: each there is, or one that is found again in the mail. */
function valuesOf(name: string, field: TSchema): string[] {
  if ('enum' in field && Array.isArray(field.enum)) return field.enum.map(String);
  if (name.toLowerCase().endsWith('link')) return [`https://accounts.kontor.example/page?${name}=1`];
  return [`<${name}> & 20 2026`];
}

/** Data a mail may be written with, by its declaration: all fields, once for each value of one, and without the optional ones. */
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

/** Whether a mail says all of `data`, in each language in words of its own. */
export function expectOwnWords({ write }: MailTemplate, data: Record<string, string>): void {
  const written = languages.map((language) => {
    const mail = write(language, data);
    const { button, paragraphs, subject, note } = mail;
    const words = [subject, ...paragraphs, note, ...(button ? [button.label] : [])];
    for (const text of words) expect(text, language).toMatch(/\p{L}/u);
    // A field the mail does not have would stand there as it is, or as nothing.
    for (const text of words) expect(text, language).not.toMatch(/[{}]|undefined/);
    const whole = JSON.stringify(mail);
    // What words are chosen by is not said itself.
    const { change, reason, ...said } = { change: undefined, reason: undefined, ...data };
    for (const value of Object.values(said))
      expect(whole, `${language} ${change ?? reason}`).toContain(value);
    if (language === 'zh') for (const text of words) expect(text).toMatch(/\p{Script=Han}/u);
    return words;
  });
  for (const [place] of written[0]?.entries() ?? [])
    expect(new Set(written.map((words) => words[place])).size).toBe(languages.length);
}
