import { AtSign, Fingerprint, KeyRound, Smartphone } from '@kontor/ui/icon';
import { EmailText } from '@kontor/web/text/email-text';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDay } from '../../language/use-day.ts';
import { usePageAddress } from '../../visit/use-page-address.ts';
import { Row, RowLink, Rows } from '../frame/rows.tsx';
import type { Overview } from './load-overview.server.ts';

/** Password, address, second factor and passkeys: how each stands, and the way to its page. */
export function LoginRows({ overview }: { overview: Overview }) {
  const { t } = useLingui();
  const day = useDay();
  const address = usePageAddress();
  const { passwordTime, email, waitingEmail, hasSecondFactor, codesLeft, passkeys } = overview;
  return (
    <Rows>
      <Row
        icon={<KeyRound size={20} />}
        name={t`Password`}
        end={<RowLink to={address('/security/password')} text={t`Change`} label={t`Change password`} />}
      >
        {passwordTime ? <p>{t`Last changed ${day(passwordTime)}`}</p> : null}
      </Row>
      <Row
        icon={<AtSign size={20} />}
        name={t`E-mail address`}
        mark={waitingEmail ? t`Change pending` : undefined}
        end={<RowLink to={address('/security/email')} text={t`Change`} label={t`Change e-mail address`} />}
      >
        <p>
          <EmailText address={email} />
        </p>
        {waitingEmail ? (
          <p>
            <Trans>Will change to {waitingEmail}</Trans>
          </p>
        ) : null}
      </Row>
      <Row
        icon={<Smartphone size={20} />}
        name={t`Second factor`}
        mark={hasSecondFactor ? t`On` : undefined}
        end={
          hasSecondFactor ? (
            <RowLink
              to={address('/security/second-factor')}
              text={t`Manage`}
              label={t`Manage second factor`}
            />
          ) : (
            <RowLink
              to={address('/security/second-factor')}
              text={t`Set up`}
              label={t`Set up second factor`}
            />
          )
        }
      >
        <p>
          {hasSecondFactor
            ? t`${plural(codesLeft, { one: '# recovery code is left', other: '# recovery codes are left' })}`
            : t`Off. When it is on, your password alone is not enough.`}
        </p>
      </Row>
      <Row
        icon={<Fingerprint size={20} />}
        name={t`Passkeys`}
        end={
          passkeys > 0 ? (
            <RowLink to={address('/security/passkeys')} text={t`Manage`} label={t`Manage passkeys`} />
          ) : (
            <RowLink to={address('/security/passkeys')} text={t`Add`} label={t`Add a passkey`} />
          )
        }
      >
        <p>
          {passkeys > 0
            ? t`${plural(passkeys, { one: '# passkey', other: '# passkeys' })}`
            : t`None. A passkey logs you in without a password.`}
        </p>
      </Row>
    </Rows>
  );
}
