import { useLingui } from '@lingui/react/macro';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { answerForm } from '../form/answer-form.server.ts';
import { PageForm } from '../form/page-form.tsx';
import { useDay } from '../language/use-day.ts';
import { Page } from '../shell/page.tsx';
import { leadTo } from '../visit/lead-to.server.ts';
import { pageContext } from '../visit/page-context.ts';
import { DeadLink, LinkForm } from './link-form.tsx';
import { tokenOf } from './token-of.server.ts';
import { useDeadLink } from './use-dead-link.ts';
import { useToken } from './use-token.ts';

export { sendForm as clientAction } from '../form/send-form.ts';

/** The day of the deletion, for who is signed in; that there is none to be undone, for who followed a link once more. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { verbs, accounts, visit } = context.get(pageContext);
  const here = await verbs.who(accounts, visit);
  const token = tokenOf(request);
  const isGone = token !== '' && !(await verbs.deletionLinkWorks(accounts, token));
  return data({ day: here?.account.deleteAfter?.toISOString(), isGone }, { status: isGone ? 404 : 200 });
}

export function action(sent: ActionFunctionArgs) {
  return answerForm(sent, async (form) => {
    await form.verbs.undoDeletionByLink(form.accounts, form.visit, tokenOf(sent.request));
    return leadTo('/login', form, { done: 'deletion-undone' });
  });
}

/** Reached by the mail's link, or by logging in: then the same button keeps the account of who is signed in. */
export default function UndoDeletionPage() {
  const { t } = useLingui();
  const { day, isGone } = useLoaderData<typeof loader>();
  const isDead = useDeadLink();
  const dayText = useDay();
  const token = useToken();
  const date = day && dayText(day);
  const lead = date
    ? t`It will be deleted on ${date}. Until then you can still keep it.`
    : t`You can still keep it until the day it is deleted.`;
  const [submit, sending] = [t`Keep my account`, t`Keeping it …`];
  const head = { title: t`Keep account`, description: t`Keep an account that is about to be deleted.` };
  if (isGone || isDead)
    return (
      <Page {...head} heading={head.title}>
        <DeadLink />
      </Page>
    );
  return (
    <Page {...head} heading={t`This account is about to be deleted`} lead={lead}>
      {token ? (
        <LinkForm path="/undo-deletion" submit={submit} sending={sending} />
      ) : (
        <PageForm path="/keep-account" submit={submit} sending={sending} variant="petrol" />
      )}
    </Page>
  );
}
