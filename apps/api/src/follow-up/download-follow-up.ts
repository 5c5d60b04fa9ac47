import type { AnsweredFile } from '@kontor/contract';
import type { ActingPerson } from '../actor.ts';
import { calendarFile } from '../calendar/calendar-file.ts';
import type { Context } from '../context.ts';
import { found } from '../found.ts';
import { findSubjects, nameOf } from './find-subjects.ts';
import { followUpsPath } from './follow-ups-path.ts';
import { findFollowUp } from './queries.ts';
import texts from './subject-texts.json' with { type: 'json' };

/** A follow-up as a calendar file: a whole day, with the note. @throws NotFound for one that is not theirs */
export async function downloadFollowUp(context: Context<ActingPerson>, id: string): Promise<AnsweredFile> {
  const { db, actor, language, portalOrigin } = context;
  const row = found(await findFollowUp(db, actor.id, id), 'follow-up');
  const subject = (await findSubjects(context, actor.id, [row])).get(row);
  const name = (subject && nameOf(subject)) || texts.unavailable[language];
  const content = calendarFile({
    uid: `${row.id}@${new URL(portalOrigin).hostname}`,
    source: 'Follow-ups',
    ...{ firstDay: row.day, lastDay: row.day },
    title: texts.title[language].replace('{subject}', () => name),
    description: row.note ?? undefined,
    link: portalOrigin + followUpsPath,
    revision: row.revision,
    ...{ madeAt: row.created_at, changedAt: row.changed_at },
  });
  const bytes = Buffer.from(content);
  return {
    name: 'follow-up.ics',
    contentType: 'text/calendar; charset=utf-8',
    bytes: bytes.length,
    chunks: inOne(bytes),
  };
}

async function* inOne(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
