import type { FormResult } from '@kontor/web/form/form-result';
import { type ActionFunctionArgs, data } from 'react-router';
import type { PageVisit } from '../../src/page/page-visit.ts';
import type { Refusal } from '../../src/page/refusal.ts';
import { answerHeaders } from '../visit/answer-headers.server.ts';
import { pageContext } from '../visit/page-context.ts';

export interface SentForm extends PageVisit {
  /** What was typed into a field; nothing when it came twice or as a file. */
  field: (name: string) => string;
}

interface FormRules {
  /** Names of fields whose text is returned to the page; never secrets. */
  returned?: readonly string[];
  /** Says otherwise what a verb refused: at which field, by which code, or with an answer of its own. */
  refused?: (refusal: Refusal, form: SentForm) => Refusal | Response;
}

/**
 * The action of a page with a form: `work` calls the verb and leads on, or says what was done. What the verb throws
 * becomes the same page with what was typed and what is wrong.
 */
export async function answerForm(
  { request, context }: ActionFunctionArgs,
  work: (form: SentForm) => Promise<Response | Partial<FormResult>>,
  { returned = [], refused = (refusal) => refusal }: FormRules = {},
) {
  const page = context.get(pageContext);
  const body = await request.formData();
  const field = (name: string) => {
    const [value, ...more] = body.getAll(name);
    return typeof value === 'string' && more.length === 0 ? value : '';
  };
  const form: SentForm = { ...page, field };
  const values = Object.fromEntries(returned.map((name) => [name, field(name)]));
  try {
    const outcome = await work(form);
    if (outcome instanceof Response) return outcome;
    return data<FormResult>({ values, issues: {}, ...outcome }, outcome.problem ? 401 : 200);
  } catch (error) {
    const told = refused(page.refusalOf(error), form);
    if (told instanceof Response) return told;
    const { status, issues, problem, retryAfter } = told;
    if (retryAfter !== undefined) context.get(answerHeaders).set('retry-after', String(retryAfter));
    return data<FormResult>({ values, issues, problem, retryAfter }, { status });
  }
}
