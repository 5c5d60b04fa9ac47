import { Card } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData } from 'react-router';
import { answerForm } from '../../form/answer-form.server.ts';
import { PasswordInput } from '../../form/fields.tsx';
import { PageForm } from '../../form/page-form.tsx';
import { Page } from '../../shell/page.tsx';
import { wrongPassword } from '../frame/wrong-password.server.ts';
import { addToAnswer } from './add-to-answer.server.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { requireSecondFactor } from './require-second-factor.server.ts';
import type { SetUpResult } from './second-factor-page.tsx';

export { sendForm as clientAction } from '../../form/send-form.ts';

export function loader({ context }: LoaderFunctionArgs) {
  requireSecondFactor(context);
  return null;
}

export async function action(sent: ActionFunctionArgs) {
  requireSecondFactor(sent.context);
  const shown: Pick<SetUpResult, 'codes'> = {};
  const answer = await answerForm(
    sent,
    async ({ verbs, accounts, visit, field }) => {
      shown.codes = await verbs.renewRecoveryCodes(accounts, visit, { password: field('password') });
      return { done: 'codes-renewed' };
    },
    { refused: wrongPassword },
  );
  return addToAnswer(answer, shown);
}

/** New recovery codes in place of those that were used, lost or seen. */
export default function RecoveryCodesPage() {
  const { t } = useLingui();
  const result = useActionData<SetUpResult>();
  const title = t`Recovery codes`;
  if (result?.codes)
    return (
      <RecoveryCodes
        title={title}
        lead={t`Each of these codes logs you in once if you do not have your app at hand. They are shown only once.`}
        codes={result.codes}
        done="codes-renewed"
      />
    );
  return (
    <Page
      title={title}
      description={t`Renew the codes that log you in without your app.`}
      heading={t`Renew your recovery codes`}
      lead={t`You get ten new codes, and the old ones stop working.`}
    >
      <Card padded>
        <PageForm
          path="/security/second-factor/recovery-codes"
          submit={t`Renew the codes`}
          sending={t`Renewing …`}
          variant="petrol"
        >
          <PasswordInput name="password" label={t`Password`} autoComplete="current-password" required />
        </PageForm>
      </Card>
    </Page>
  );
}
