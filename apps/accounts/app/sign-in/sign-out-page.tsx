import { drafts } from '@kontor/web/draft';
import { useLingui } from '@lingui/react/macro';
import type { ActionFunctionArgs, ClientActionFunctionArgs } from 'react-router';
import { answerForm } from '../form/answer-form.server.ts';
import { PageForm } from '../form/page-form.tsx';
import { sendForm } from '../form/send-form.ts';
import { Page } from '../shell/page.tsx';
import { leadTo } from '../visit/lead-to.server.ts';

/** Nothing that was typed on these pages outlives a logout. */
export async function clientAction(sent: ClientActionFunctionArgs) {
  await drafts((all) => all.forgetAllDrafts()).catch((error: unknown) =>
    console.warn('Drafts could not be forgotten', error),
  );
  return sendForm(sent);
}

export function action(sent: ActionFunctionArgs) {
  return answerForm(sent, async (form) => {
    const cookies = await form.verbs.signOut(form.accounts, form.visit);
    return leadTo('/login', form, { cookies, done: 'signed-out' });
  });
}

/** Ends the login of this browser, and what the portal knows by it. */
export default function SignOutPage() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Log out`}
      description={t`Log out in this browser, in every portal of the network.`}
      heading={t`Log out of Kontor`}
      lead={t`You will be logged out in this browser, in every portal of the network.`}
    >
      <PageForm path="/sign-out" submit={t`Log out`} sending={t`Logging out …`} variant="petrol" />
    </Page>
  );
}
