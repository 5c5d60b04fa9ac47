import { Pill, SectionCard } from '@kontor/ui';
import type { FormResult } from '@kontor/web/form/form-result';
import { EmailText } from '@kontor/web/text/email-text';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFetcher } from 'react-router';
import { Moment } from '../frame/moment.tsx';
import { RowForm } from '../frame/row-form.tsx';
import { Row, Rows } from '../frame/rows.tsx';

interface WaitingChangeProps {
  change: { newEmail: string; oldAgreed: boolean; newAgreed: boolean; expiresAt: string };
}

/** A change that waits: who has confirmed, until when it can be, and its end. */
export function WaitingChange({ change: { newEmail, oldAgreed, newAgreed, expiresAt } }: WaitingChangeProps) {
  const { t } = useLingui();
  const fetcher = useFetcher<FormResult>();
  const until = <Moment time={expiresAt} />;
  return (
    <SectionCard title={t`A change is pending`}>
      <Rows>
        <Row
          name={
            <span>
              <EmailText address={newEmail} />
            </span>
          }
          end={<Agreed yes={newAgreed} />}
        >
          <p>
            <Trans>New address</Trans>
          </p>
        </Row>
        <Row name={t`Your current address`} end={<Agreed yes={oldAgreed} />} />
      </Rows>
      <div className="a-card-foot">
        <p>
          <Trans>The links in the e‑mails work until {until}.</Trans>
        </p>
        <RowForm
          fetcher={fetcher}
          path="/security/email"
          fields={{ step: 'cancel' }}
          text={t`Cancel`}
          label={t`Cancel the change`}
        />
      </div>
    </SectionCard>
  );
}

function Agreed({ yes }: { yes: boolean }) {
  return yes ? (
    <Pill tone="ok">
      <Trans>Confirmed</Trans>
    </Pill>
  ) : (
    <Pill tone="warn">
      <Trans>Not confirmed yet</Trans>
    </Pill>
  );
}
