import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { PasswordInput } from '../../form/fields.tsx';
import { PageForm } from '../../form/page-form.tsx';
import { usePageAddress } from '../../visit/use-page-address.ts';

/** Passkeys are added and removed by who has shown a moment ago that it is them. */
export function ConfirmFirst({ path }: { path: string }) {
  const { t } = useLingui();
  const address = usePageAddress();
  return (
    <div className="a-card-body a-stack">
      <p className="a-prose">
        <Trans>
          A passkey opens your account. Type your password to add or remove one in the next five minutes.
        </Trans>
      </p>
      <PageForm
        path={path}
        submit={t`Continue`}
        sending={t`Checking …`}
        variant="petrol"
        ways={
          <p className="a-ways">
            <Link to={address('/sign-out', { next: path })}>
              <Trans>Or log in again, for example with a passkey</Trans>
            </Link>
          </p>
        }
      >
        <input type="hidden" name="step" value="confirm" />
        <PasswordInput name="password" label={t`Password`} autoComplete="current-password" required />
      </PageForm>
    </div>
  );
}
