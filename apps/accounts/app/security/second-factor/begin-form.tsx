import { Card } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { PasswordInput } from '../../form/fields.tsx';
import { PageForm } from '../../form/page-form.tsx';

/** The first step: what comes, and the password. */
export function BeginForm({ path }: { path: string }) {
  const { t } = useLingui();
  return (
    <Card padded className="a-stack">
      <div className="a-prose">
        <p>
          <Trans>You need an authenticator app, which shows a new code every 30 seconds.</Trans>
        </p>
        <ol>
          <li>
            <Trans>Type your password.</Trans>
          </li>
          <li>
            <Trans>Add Kontor to the app and type the code it shows.</Trans>
          </li>
          <li>
            <Trans>Save the recovery codes in case you lose access to your app.</Trans>
          </li>
        </ol>
      </div>
      <p className="k-meta">
        <Trans>Step 1 of 3: your password</Trans>
      </p>
      <PageForm key="begin" path={path} submit={t`Continue`} sending={t`Checking …`} variant="petrol">
        <PasswordInput name="password" label={t`Password`} autoComplete="current-password" required />
      </PageForm>
    </Card>
  );
}
