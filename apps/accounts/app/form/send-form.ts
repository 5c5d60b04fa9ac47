import type { FormProblem, FormResult } from '@kontor/web/form/form-result';
import { type ClientActionFunctionArgs, data, isRouteErrorResponse } from 'react-router';

/**
 * The `clientAction` of a page with a form: when the service does not answer, or has too much to do, the page stays with
 * what was typed and says so.
 */
export async function sendForm({ serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction<FormResult>();
  } catch (error) {
    if (error instanceof Response) throw error;
    const status = isRouteErrorResponse(error) ? error.status : 503;
    return data<FormResult>({ values: {}, issues: {}, problem: problems[status] ?? 'Internal' }, { status });
  }
}

const problems: Partial<Record<number, FormProblem>> = {
  403: 'Forbidden',
  429: 'TooManyRequests',
  503: 'Unavailable',
  507: 'InsufficientStorage',
};
