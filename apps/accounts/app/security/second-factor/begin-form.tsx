import { Card } from '@kontor/ui';
import type { FormState } from '@kontor/web/form/form-state';
import { Trans, useLingui } from '@lingui/react/macro';
import { PasswordInput } from '../../form/fields.tsx';
import { PageForm } from '../../form/page-form.tsx';
import { usePageAddress } from '../../visit/use-page-address.ts';

/** The first step: what comes, and the password. */
export function BeginForm({ path, state }: { path: string; state: FormState | undefined }) {
  const { t } = useLingui();
  const address = usePageAddress();
  return (
    <Card padded className="a-stack">
      <div className="a-prose">
        <p>
          <Trans>You need an authenticator app: one that shows codes which change every 30 seconds.</Trans>
        </p>
        <ol>
          <li>
            <Trans>Type your password.</Trans>
          </li>
          <li>
            <Trans>Add Kontor to the app and type the code it shows.</Trans>
          </li>
          <li>
            <Trans>Keep the recovery codes for the day the app is away.</Trans>
          </li>
        </ol>
      </div>
      <PageForm
        key="begin"
        action={address(path)}
        state={state}
        submit={t`Continue`}
        sending={t`Checking …`}
        variant="petrol"
      >
        <PasswordInput name="password" label={t`Password`} autoComplete="current-password" required />
      </PageForm>
    </Card>
  );
}
