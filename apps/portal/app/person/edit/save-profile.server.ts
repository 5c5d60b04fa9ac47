import { errorStatus, type MyProfile, type ProfileChange, updateMyProfile } from '@kontor/contract';
import { type ActionFunctionArgs, data } from 'react-router';
import { errorNameIn, issuesIn } from '../../session/answering.server.ts';
import { settingsContext, visitContext } from '../../session/page-context.ts';
import type { ProfileIssues } from './profile-values.ts';

/** What became of a change: the profile as it is now, what is wrong by field, or the name of the error it ended with. */
export type SaveOutcome =
  | { outcome: 'saved'; profile: MyProfile }
  | { outcome: 'refused'; issues: ProfileIssues }
  | { outcome: 'failed'; errorName?: string | undefined };

/**
 * Takes a change of one's profile as JSON, the fields that are to change alone (checklist 235, 323). The API judges the fields and
 * whose profile it is.
 */
export async function saveProfile({ request, context }: ActionFunctionArgs) {
  const change = await readChange(request);
  if (!change) return failed('BadRequest');
  try {
    const profile = await context.get(visitContext).call(updateMyProfile, { body: change });
    return data<SaveOutcome>({ outcome: 'saved', profile });
  } catch (error) {
    const issues = issuesIn(error);
    if (issues && Object.keys(issues).length > 0)
      return data<SaveOutcome>({ outcome: 'refused', issues }, { status: errorStatus.BadRequest });
    const errorName = errorNameIn(error);
    if (statusOf(errorName) >= 500)
      context.get(settingsContext).report(error, 'A profile could not be saved');
    return failed(errorName);
  }
}

async function readChange(request: Request): Promise<ProfileChange | undefined> {
  try {
    const sent: unknown = JSON.parse(await request.text());
    return isProfileChange(sent) ? sent : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Whether it can be a change: an object whose fields hold a value each, or an object of values as the telephone does. */
function isProfileChange(sent: unknown): sent is ProfileChange {
  return isObject(sent) && Object.values(sent).every((field) => isValue(field) || isFlat(field));
}

function isObject(sent: unknown): sent is object {
  return typeof sent === 'object' && sent !== null && !Array.isArray(sent);
}

function isFlat(sent: unknown): boolean {
  return isObject(sent) && Object.values(sent).every(isValue);
}

/** Not null: calls leave it out (checklist 223), so what is to be taken away is sent empty. */
function isValue(sent: unknown): boolean {
  return typeof sent !== 'object';
}

function failed(errorName: string | undefined) {
  return data<SaveOutcome>({ outcome: 'failed', errorName }, { status: statusOf(errorName) });
}

/** The status of an error of the API's; 503 where there was no answer that could be understood. */
function statusOf(errorName: string | undefined): number {
  return Object.entries(errorStatus).find(([name]) => name === errorName)?.[1] ?? errorStatus.Unavailable;
}
