import { visitor } from '@kontor/web/draft/place';
import { TextInput } from '@kontor/web/form/text-input';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ActionFunctionArgs, Link } from 'react-router';
import { answerForm } from '../form/answer-form.server.ts';
import { PageForm } from '../form/page-form.tsx';
import { Page } from '../shell/page.tsx';
import { leadTo } from '../visit/lead-to.server.ts';
import { usePageAddress } from '../visit/use-page-address.ts';

/** The fields of the draft; it is a visitor's. */
const start = { email: '' };
const draft = { owner: visitor, form: 'forgotten-password' };

export { sendForm as clientAction } from '../form/send-form.ts';

export function action(sent: ActionFunctionArgs) {
  return answerForm(
    sent,
    async (form) => {
      const { verbs, accounts, visit, back, field } = form;
      await verbs.askNewPassword(accounts, visit, { email: field('email'), back });
      const awaited = { of: 'new-password' as const, email: field('email').trim() };
      return leadTo('/check-mail', form, { cookies: [verbs.awaitMail(accounts.settings, awaited)] });
    },
    { returned: Object.keys(start) },
  );
}

export default function ForgottenPasswordPage() {
  const { t } = useLingui();
  const address = usePageAddress();
  return (
    <Page
      title={t`Forgotten password`}
      description={t`Ask for a link by e-mail to choose a new password.`}
      heading={t`Forgot your password?`}
      lead={t`Enter your e-mail address and we will send you a link to choose a new one.`}
    >
      <PageForm
        start={start}
        draft={draft}
        path="/forgotten-password"
        submit={t`Send the link`}
        sending={t`Sending it …`}
      >
        <TextInput name="email" type="email" label={t`E-mail address`} autoComplete="username" required />
      </PageForm>
      <p className="a-ways">
        <Link to={address('/login')}>
          <Trans>Back to log in</Trans>
        </Link>
      </p>
    </Page>
  );
}
