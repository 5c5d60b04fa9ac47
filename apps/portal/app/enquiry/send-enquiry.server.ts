import { sendEnquiry } from '@kontor/contract';
import { type ActionFunctionArgs, data } from 'react-router';
import { settingsContext, visitContext } from '../session/page-context.ts';
import {
  type EnquiryProblems,
  type EnquiryValues,
  enquiryOf,
  problemsOf,
  valuesIn,
} from './enquiry-values.ts';

/** What became of a form that was sent; all but one that arrived comes back as it was typed. */
export type EnquiryOutcome =
  | { outcome: 'sent' }
  | { outcome: 'wrong'; problems: EnquiryProblems; values: EnquiryValues }
  | { outcome: 'failed'; values: EnquiryValues };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Takes the form, with or without script (checklist 205, 266). */
export async function answerEnquiry({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const values = valuesIn(form);
  const problems = problemsOf(values);
  if (Object.keys(problems).length > 0)
    return data<EnquiryOutcome>({ outcome: 'wrong', problems, values }, { status: 400 });
  const [requestID, nickname] = ['requestID', 'nickname'].map((name) => String(form.get(name) ?? ''));
  try {
    await context.get(visitContext).call(sendEnquiry, {
      body: {
        ...enquiryOf(values),
        ...(requestID && uuid.test(requestID) ? { requestID } : {}),
        ...(nickname ? { nickname: nickname.slice(0, 200) } : {}),
      },
    });
    return data<EnquiryOutcome>({ outcome: 'sent' });
  } catch (error) {
    context.get(settingsContext).report(error, 'An enquiry could not be sent');
    return data<EnquiryOutcome>({ outcome: 'failed', values }, { status: 503 });
  }
}
