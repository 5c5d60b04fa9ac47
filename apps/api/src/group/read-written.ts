import type { Fair, NewGroup, NewGroupSubject } from '@kontor/contract';
import { issueAt, KontorError } from '@kontor/server';
import type { Context } from '../context.ts';
import { plainLine, plainLines } from '../text/plain-text.ts';

type Wrong = 'required' | 'notADate' | 'endBeforeStart' | 'unknown';

function wrong(field: string, code: Wrong, message: string): KontorError {
  return new KontorError('BadRequest', message, { issues: [issueAt(field, { code })] });
}

/** What somebody wrote about a group, as it is stored. @throws BadRequest for what is empty, or names what there is not */
export function readWritten(
  { reference }: Pick<Context, 'reference'>,
  { name: sentName, description: sentDescription, rules = [], access, subject }: NewGroup,
) {
  const name = plainLine(sentName);
  if (name === null || name.length < 2) throw wrong('name', 'required', 'A group has a name.');
  const description = plainLines(sentDescription);
  if (description === null) throw wrong('description', 'required', 'Say what the group is for.');
  return {
    name,
    description,
    rules: rules.flatMap((rule) => plainLine(rule) ?? []),
    access,
    ...subjectColumns(subject, reference),
  };
}

const none = {
  industry_id: null,
  country_code: null,
  state_id: null,
  fair_name: null,
  fair_place: null,
  fair_from: null,
  fair_until: null,
};

function subjectColumns(subject: NewGroupSubject, reference: Context['reference']) {
  if (subject.kind === 'industry') {
    if (!reference.industries.some(({ id }) => id === subject.industryID))
      throw wrong('subject.industryID', 'unknown', 'There is no such industry.');
    return { ...none, subject_kind: 'industry' as const, industry_id: subject.industryID };
  }
  if (subject.kind === 'region') {
    const { country, state } = subject;
    if (!reference.countries.has(country))
      throw wrong('subject.country', 'unknown', 'There is no such country.');
    if (state !== undefined && reference.states.get(state)?.countryCode !== country)
      throw wrong('subject.state', 'unknown', 'There is no such state in the country.');
    return { ...none, subject_kind: 'region' as const, country_code: country, state_id: state ?? null };
  }
  return { ...none, subject_kind: 'fair' as const, ...fairColumns(subject.fair) };
}

function fairColumns(fair: Fair) {
  const name = plainLine(fair.name);
  const message = 'A fair has a name, a first and a last day.';
  if (name === null) throw wrong('subject.fair.name', 'required', message);
  for (const day of ['from', 'until'] as const)
    if (Number.isNaN(Date.parse(fair[day]))) throw wrong(`subject.fair.${day}`, 'notADate', message);
  if (fair.until < fair.from) throw wrong('subject.fair.until', 'endBeforeStart', message);
  return {
    fair_name: name,
    fair_place: plainLine(fair.place ?? ''),
    fair_from: fair.from,
    fair_until: fair.until,
  };
}
