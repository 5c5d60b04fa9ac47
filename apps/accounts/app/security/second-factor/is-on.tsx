import { SectionCard } from '@kontor/ui';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePageAddress } from '../../visit/use-page-address.ts';
import { Row, RowLink, Rows } from '../frame/rows.tsx';

/** What there is to see and to do about a second factor that is on. */
export function IsOn({ codesLeft }: { codesLeft: number }) {
  const { t } = useLingui();
  const address = usePageAddress();
  return (
    <SectionCard title={t`Your second factor`}>
      <Rows>
        <Row
          name={t`Authenticator app`}
          mark={t`On`}
          end={
            <RowLink
              to={address('/security/second-factor/end')}
              text={t`Turn off`}
              label={t`Turn off the second factor`}
              variant="danger"
            />
          }
        />
        <Row
          name={t`Recovery codes`}
          end={
            <RowLink
              to={address('/security/second-factor/recovery-codes')}
              text={t`Renew`}
              label={t`Renew the recovery codes`}
            />
          }
        >
          <p>{t`${plural(codesLeft, { one: '# code is left', other: '# codes are left' })}`}</p>
          <p>
            <Trans>Each one logs you in once if you do not have your app at hand.</Trans>
          </p>
        </Row>
      </Rows>
    </SectionCard>
  );
}
