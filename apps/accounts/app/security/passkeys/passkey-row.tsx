import { Fingerprint } from '@kontor/ui/icon';
import type { FormResult } from '@kontor/web/form/form-result';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FetcherWithComponents } from 'react-router';
import { useDay } from '../../language/use-day.ts';
import { Moment } from '../frame/moment.tsx';
import { RowForm } from '../frame/row-form.tsx';
import { Row } from '../frame/rows.tsx';

interface PasskeyRowProps {
  passkey: {
    id: string;
    name: string | undefined;
    addedAt: string | undefined;
    lastUsedAt: string | undefined;
  };
  fetcher: FetcherWithComponents<FormResult>;
  path: string;
  /** Whether the person has shown a moment ago that it is them. */
  canRemove: boolean;
}

/** A passkey, and its end. */
export function PasskeyRow({ passkey, fetcher, path, canRemove }: PasskeyRowProps) {
  const { id, name, addedAt, lastUsedAt } = passkey;
  const { t } = useLingui();
  const day = useDay();
  const shown = name ?? t`Passkey`;
  const used = lastUsedAt && <Moment time={lastUsedAt} />;
  return (
    <Row
      long
      icon={<Fingerprint size={20} />}
      name={shown}
      end={
        canRemove ? (
          <RowForm
            fetcher={fetcher}
            path={path}
            fields={{ id }}
            text={t`Remove`}
            label={t`Remove: ${shown}`}
            variant="danger"
          />
        ) : undefined
      }
    >
      <p>{used ? <Trans>Last used {used}</Trans> : <Trans>Not used yet</Trans>}</p>
      {addedAt ? <p>{t`Added ${day(addedAt)}`}</p> : null}
    </Row>
  );
}
