import { sendHelpRequest } from '@kontor/contract';
import type { FormResult, Issues } from '@kontor/web/form/form-result';
import { type ActionFunctionArgs, data } from 'react-router';
import { issuesIn } from '../session/answering.server.ts';
import { settingsContext, visitContext } from '../session/page-context.ts';
import { helpRequestOf, issuesOf, valuesIn } from './help-request-values.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Takes the form, with or without script (checklist 205, 266). One that was not sent is answered with what was typed. */
export async function answerHelpRequest({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const values = valuesIn(form);
  const wrong = (issues: Issues) => data<FormResult>({ values, issues }, { status: 400 });
  const issues = issuesOf(values);
  if (Object.keys(issues).length > 0) return wrong(issues);
  const [requestID, nickname] = ['requestID', 'nickname'].map((name) => String(form.get(name) ?? ''));
  try {
    await context.get(visitContext).call(sendHelpRequest, {
      body: {
        ...helpRequestOf(values),
        ...(requestID && uuid.test(requestID) ? { requestID } : {}),
        ...(nickname ? { nickname: nickname.slice(0, 200) } : {}),
      },
    });
    return data<FormResult>({ values: {}, issues: {}, done: 'sent' });
  } catch (error) {
    const refused = issuesIn(error);
    if (refused) return wrong(refused);
    context.get(settingsContext).report(error, 'A help request could not be sent');
    return data<FormResult>({ values, issues: {}, problem: 'Unavailable' }, { status: 503 });
  }
}
