import { visitor } from '@kontor/web/draft/place';
import type { FormState } from '@kontor/web/form/form-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ActionFunctionArgs, Link, useActionData } from 'react-router';
import { answerForm } from '../form/answer-form.server.ts';
import { TextInput } from '../form/fields.tsx';
import { PageForm } from '../form/page-form.tsx';
import { Page } from '../shell/page.tsx';
import { leadTo } from '../visit/lead-to.server.ts';
import { usePageAddress } from '../visit/use-page-address.ts';

/** What is typed here nobody is logged in for. */
const draft = { owner: visitor, form: 'forgotten-password', fields: ['email'] };

export { sendForm as clientAction } from '../form/send-form.ts';

export function action(sent: ActionFunctionArgs) {
  return answerForm(
    sent,
    async (form) => {
      const { verbs, accounts, visit, back, field } = form;
      await verbs.askNewPassword(accounts, visit, { email: field('email'), back });
      return leadTo('/check-mail', form);
    },
    { kept: ['email'] },
  );
}

export default function ForgottenPasswordPage() {
  const { t } = useLingui();
  const state = useActionData<FormState>();
  const address = usePageAddress();
  return (
    <Page
      title={t`Forgotten password`}
      heading={t`Did you forget your password?`}
      lead={t`Tell us your e-mail address, and we send you a link to choose a new one.`}
    >
      <PageForm
        draft={draft}
        action={address('/forgotten-password')}
        state={state}
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
