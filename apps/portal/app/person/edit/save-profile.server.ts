import {
  type ErrorName,
  errorStatus,
  type MyProfile,
  type ProfileChange,
  updateMyProfile,
} from '@kontor/contract';
import type { FormResult } from '@kontor/web/form/form-result';
import { type ActionFunctionArgs, data } from 'react-router';
import { errorNameIn, issuesIn } from '../../session/answering.server.ts';
import { settingsContext, visitContext } from '../../session/page-context.ts';

/** The result of a change: the profile as it is now, what is wrong by field, or the error it ended with. */
export interface SaveResult extends FormResult {
  profile?: MyProfile;
}

/**
 * Takes a change of the person's profile as JSON, with only the fields that change (checklist 235, 323). The API checks the
 * fields and finds the person by the token.
 */
export async function saveProfile({ request, context }: ActionFunctionArgs) {
  const change = await readChange(request);
  if (!change) return failed('BadRequest');
  try {
    const profile = await context.get(visitContext).call(updateMyProfile, { body: change });
    return data<SaveResult>({ values: {}, issues: {}, done: 'saved', profile });
  } catch (error) {
    const issues = issuesIn(error);
    if (issues && Object.keys(issues).length > 0)
      return data<SaveResult>({ values: {}, issues }, { status: errorStatus.BadRequest });
    const problem = problemIn(error);
    if (errorStatus[problem ?? 'Unavailable'] >= 500)
      context.get(settingsContext).report(error, 'A profile could not be saved');
    return failed(problem);
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

/** With 503, and without a problem, where there was no answer that could be understood. */
function failed(problem: ErrorName | undefined) {
  const status = errorStatus[problem ?? 'Unavailable'];
  return data<SaveResult>({ values: {}, issues: {}, problem }, { status });
}

/** The error of the API's that a call ended with. */
function problemIn(error: unknown): ErrorName | undefined {
  const name = errorNameIn(error);
  return Object.keys(errorStatus).find((known): known is ErrorName => known === name);
}
