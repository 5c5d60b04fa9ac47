import { Card } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { answerForm } from '../../form/answer-form.server.ts';
import { PasswordInput } from '../../form/fields.tsx';
import { PageForm } from '../../form/page-form.tsx';
import { Page } from '../../shell/page.tsx';
import { leadTo } from '../../visit/lead-to.server.ts';
import { wrongPassword } from '../frame/wrong-password.server.ts';
import { requireSecondFactor } from './require-second-factor.server.ts';

export { sendForm as clientAction } from '../../form/send-form.ts';

export function loader({ context }: LoaderFunctionArgs) {
  requireSecondFactor(context);
  return null;
}

export function action(sent: ActionFunctionArgs) {
  requireSecondFactor(sent.context);
  return answerForm(
    sent,
    async (form) => {
      const { verbs, accounts, visit, field } = form;
      const cookies = await verbs.endSecondFactor(accounts, visit, { password: field('password') });
      return leadTo('/security', form, { cookies, done: 'second-factor-off' });
    },
    { refused: wrongPassword },
  );
}

export default function EndPage() {
  const { t } = useLingui();
  return (
    <Page
      title={t`Turn off the second factor`}
      description={t`Turn off the code required in addition to your password.`}
      heading={t`Turn off the second factor`}
      lead={t`After that, your password alone logs you in, and your recovery codes stop working.`}
    >
      <Card padded>
        <PageForm
          path="/security/second-factor/end"
          submit={t`Turn off`}
          sending={t`Turning off …`}
          variant="danger"
        >
          <PasswordInput name="password" label={t`Password`} autoComplete="current-password" required />
        </PageForm>
      </Card>
    </Page>
  );
}
