import { EmailText } from '@kontor/web/text/email-text';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { answerForm } from '../form/answer-form.server.ts';
import { DeadLink, LinkForm } from '../link/link-form.tsx';
import { tokenOf } from '../link/token-of.server.ts';
import { Page } from '../shell/page.tsx';
import { leadTo } from '../visit/lead-to.server.ts';
import { pageContext } from '../visit/page-context.ts';
import { NewPasswordInput } from './new-password-input.tsx';
import { PasskeyChoice } from './passkey-choice.tsx';

export { sendForm as clientAction } from '../form/send-form.ts';

/** Whose password the link is for; nobody's when it does not work any more. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { verbs, accounts, refusalOf } = context.get(pageContext);
  try {
    const token = tokenOf(request);
    const { email } = await verbs.findPasswordLink(accounts, token);
    return { email, passkeys: await verbs.findLinkPasskeys(accounts, token) };
  } catch (error) {
    if (refusalOf(error).problem !== 'NotFound') throw error;
    return data({ email: undefined, passkeys: undefined }, { status: 404 });
  }
}

export function action(sent: ActionFunctionArgs) {
  return answerForm(
    sent,
    async (form) => {
      const { verbs, accounts, visit, field } = form;
      const cookies = await verbs.choosePassword(accounts, visit, {
        token: tokenOf(sent.request),
        password: field('password'),
        removePasskeys: field('removePasskeys') === 'yes',
      });
      return leadTo('/login', form, { cookies, done: 'new-password' });
    },
    { returned: ['removePasskeys'] },
  );
}

export default function NewPasswordPage() {
  const { t } = useLingui();
  const { email, passkeys } = useLoaderData<typeof loader>();
  const title = t`New password`;
  const description = t`Choose a new password with the link from your e-mail.`;
  const heading = t`Choose a new password`;
  if (!email)
    return (
      <Page title={title} description={description} heading={heading}>
        <DeadLink />
      </Page>
    );
  const shown = (
    <b>
      <EmailText address={email} />
    </b>
  );
  return (
    <Page
      title={title}
      description={description}
      heading={heading}
      lead={<Trans>For the account of {shown}.</Trans>}
    >
      <LinkForm path="/new-password" submit={t`Save`} sending={t`Saving …`}>
        {/* Password managers keep the new password under the right name by it. */}
        <input type="hidden" name="email" autoComplete="username" value={email} />
        <NewPasswordInput name="password" label={t`New password`} own={['email']} />
        {passkeys && passkeys.names.length > 0 ? <PasskeyChoice {...passkeys} /> : null}
      </LinkForm>
    </Page>
  );
}
