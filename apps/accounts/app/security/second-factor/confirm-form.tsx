import { Card } from '@kontor/ui';
import { TextInput } from '@kontor/web/form/text-input';
import { Trans, useLingui } from '@lingui/react/macro';
import { PageForm } from '../../form/page-form.tsx';
import { StepHead } from './step-head.tsx';
import type { AppSecret } from './totp-address.server.ts';
import './confirm-form.css';

interface ConfirmFormProps {
  path: string;
  secret: AppSecret;
}

/** The second step: the secret goes into the app, and its first code comes back. */
export function ConfirmForm({ path, secret }: ConfirmFormProps) {
  const { t } = useLingui();
  const { size, path: squares } = secret.qrCode;
  const label = t`QR code with the key below`;
  return (
    <Card padded className="a-stack">
      <StepHead text={t`Scan this code with your app`} />
      <div className="a-secret">
        <svg className="a-qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
          <path className="a-qr-ground" d={`M0 0h${size}v${size}h-${size}z`} />
          <path d={squares} shapeRendering="crispEdges" />
        </svg>
        <div className="a-prose">
          <p>
            <Trans>Or type this key into your app:</Trans>
          </p>
          <p className="a-secret-text" translate="no">
            {secret.groups.join(' ')}
          </p>
          <p>
            <a href={secret.address}>
              <Trans>Open the app on this device</Trans>
            </a>
          </p>
        </div>
      </div>
      <PageForm key="confirm" path={path} submit={t`Turn on`} sending={t`Checking …`} variant="petrol">
        <input type="hidden" name="step" value="confirm" />
        <input type="hidden" name="address" value={secret.address} />
        <TextInput
          name="code"
          label={t`Code`}
          hint={t`The 6 digits your app shows now`}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
        />
      </PageForm>
    </Card>
  );
}
