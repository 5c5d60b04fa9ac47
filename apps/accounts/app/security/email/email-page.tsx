import { Card } from '@kontor/ui';
import { TextInput } from '@kontor/web/form/text-input';
import { EmailText } from '@kontor/web/text/email-text';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { answerForm } from '../../form/answer-form.server.ts';
import { PasswordInput } from '../../form/fields.tsx';
import { PageForm } from '../../form/page-form.tsx';
import { Page } from '../../shell/page.tsx';
import { leadTo } from '../../visit/lead-to.server.ts';
import { pageContext } from '../../visit/page-context.ts';
import { DoneHere } from '../frame/done-here.tsx';
import { signedInContext } from '../frame/require-login.server.ts';
import { wrongPassword } from '../frame/wrong-password.server.ts';
import { WaitingChange } from './waiting-change.tsx';

export { sendForm as clientAction } from '../../form/send-form.ts';

const path = '/security/email';

export async function loader({ context }: LoaderFunctionArgs) {
  const { verbs, accounts, visit } = context.get(pageContext);
  const { email } = context.get(signedInContext).account;
  const change = await verbs.findEmailChange(accounts, visit);
  return { email, change: change && { ...change, expiresAt: change.expiresAt.toISOString() } };
}

export function action(sent: ActionFunctionArgs) {
  return answerForm(
    sent,
    async (form) => {
      const { verbs, accounts, visit, field } = form;
      if (field('step') === 'cancel') {
        await verbs.cancelEmailChange(accounts, visit);
        return leadTo(path, form, { done: 'email-cancelled' });
      }
      const [newEmail, password] = [field('newEmail'), field('password')];
      await verbs.askEmailChange(accounts, visit, { newEmail, password });
      return leadTo(path, form, { done: 'email-asked' });
    },
    { returned: ['newEmail'], refused: wrongPassword },
  );
}

export default function EmailPage() {
  const { t } = useLingui();
  const { email, change } = useLoaderData<typeof loader>();
  const shown = (
    <b>
      <EmailText address={email} />
    </b>
  );
  return (
    <Page
      title={t`Change e-mail address`}
      description={t`Change the e-mail address you log in with.`}
      heading={t`Change your e‑mail address`}
      lead={
        <Trans>
          Your address is {shown}. It changes once you have confirmed both this address and the new one.
        </Trans>
      }
    >
      <DoneHere />
      <div className="a-stack">
        {change ? <WaitingChange change={change} /> : null}
        <Card padded>
          <PageForm
            key={change?.newEmail}
            path={path}
            submit={t`Send both e‑mails`}
            sending={t`Sending …`}
            variant="petrol"
          >
            <TextInput
              name="newEmail"
              type="email"
              label={t`New e-mail address`}
              autoComplete="email"
              required
            />
            <PasswordInput name="password" label={t`Password`} autoComplete="current-password" required />
          </PageForm>
        </Card>
      </div>
    </Page>
  );
}
