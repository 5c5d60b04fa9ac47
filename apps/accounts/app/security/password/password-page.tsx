import { Card } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { answerForm } from '../../form/answer-form.server.ts';
import { PasswordInput } from '../../form/fields.tsx';
import { PageForm } from '../../form/page-form.tsx';
import { NewPasswordInput } from '../../password/new-password-input.tsx';
import { Page } from '../../shell/page.tsx';
import { leadTo } from '../../visit/lead-to.server.ts';
import { signedInContext } from '../frame/require-login.server.ts';
import { wrongPassword } from '../frame/wrong-password.server.ts';

export { sendForm as clientAction } from '../../form/send-form.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const { firstName, lastName, email } = context.get(signedInContext).account;
  return { person: { firstName, lastName, email } };
}

export function action(sent: ActionFunctionArgs) {
  return answerForm(
    sent,
    async (form) => {
      const { verbs, accounts, visit, field } = form;
      const [password, newPassword] = [field('password'), field('newPassword')];
      const cookies = await verbs.changePassword(accounts, visit, { password, newPassword });
      return leadTo('/security', form, { cookies, done: 'password-changed' });
    },
    { refused: wrongPassword },
  );
}

export default function PasswordPage() {
  const { t } = useLingui();
  const { person } = useLoaderData<typeof loader>();
  return (
    <Page
      title={t`Change password`}
      description={t`Change the password you log in with.`}
      heading={t`Change your password`}
      lead={t`You stay logged in here. Your other devices are logged out.`}
    >
      <Card padded>
        <PageForm
          path="/security/password"
          submit={t`Change password`}
          sending={t`Changing …`}
          variant="petrol"
        >
          {/* Password managers keep the new password under the right name by it. */}
          <input type="hidden" name="email" autoComplete="username" value={person.email} />
          <input type="hidden" name="firstName" value={person.firstName} />
          <input type="hidden" name="lastName" value={person.lastName} />
          <PasswordInput
            name="password"
            label={t`Current password`}
            autoComplete="current-password"
            required
          />
          <NewPasswordInput
            name="newPassword"
            label={t`New password`}
            own={['email', 'firstName', 'lastName']}
          />
        </PageForm>
      </Card>
    </Page>
  );
}
