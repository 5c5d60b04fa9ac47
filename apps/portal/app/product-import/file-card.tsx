import { type ImportFailure, idempotencyKeyHeader, startProductImport } from '@kontor/contract';
import { Button, FileField, SectionCard } from '@kontor/ui';
import { FileUp } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useSession } from '../session/session-context.tsx';
import { PicturesInput } from './pictures-input.tsx';
import { SendingNote } from './sending-note.tsx';
import { useFailureTexts } from './use-failure-texts.ts';
import { useFileTexts } from './use-file-texts.ts';
import { useSending } from './use-sending.ts';

interface FileCardProps {
  businessID: string;
  /** Why the file that was sent last could not be imported. */
  failure: ImportFailure | undefined;
  onBegun: () => Promise<void>;
  /** Leads back to the file that was checked. */
  onCancel: (() => void) | undefined;
}

/** Takes the table, and the ZIP with its pictures. */
export function FileCard({ businessID, failure, onBegun, onCancel }: FileCardProps) {
  const { t } = useLingui();
  const { call } = useSession();
  const texts = useFileTexts();
  const failures = useFailureTexts();
  const { share, problem, send } = useSending();
  const [files, setFiles] = useState<{ table?: File | undefined; pictures?: File | undefined }>({});
  const isBusy = share !== undefined;

  async function begin(event: FormEvent) {
    event.preventDefault();
    const { table, pictures } = files;
    if (!table) return;
    await send(async (sent) => {
      const token = await sent(table, 'product-import');
      const archive = pictures && (await sent(pictures, 'product-import-pictures'));
      const body = { businessID, ...token, ...(archive ? { pictures: archive } : {}) };
      await call(startProductImport, { body }, { headers: { [idempotencyKeyHeader]: crypto.randomUUID() } });
      await onBegun();
    });
  }

  return (
    <SectionCard title={t`File`}>
      <form className="pi-file" onSubmit={(event) => void begin(event)}>
        <FileField
          label={t`Table with your products`}
          hint={t`CSV or XLSX, 20 MB at most. The first row names the columns; each further row is a product.`}
          accept=".csv,.xlsx,text/csv"
          disabled={isBusy}
          texts={texts}
          onChoose={(table) => setFiles((now) => ({ ...now, table }))}
        />
        <PicturesInput disabled={isBusy} onChoose={(pictures) => setFiles((now) => ({ ...now, pictures }))} />
        <SendingNote
          share={share}
          problem={problem ?? (failure && !isBusy ? failures[failure] : undefined)}
        />
        <div className="pi-ways">
          {onCancel ? (
            <Button onClick={onCancel} disabled={isBusy}>
              <Trans>Cancel</Trans>
            </Button>
          ) : null}
          <Button type="submit" variant="petrol" disabled={!files.table} loading={isBusy}>
            <FileUp size={18} />
            <Trans>Read the file</Trans>
          </Button>
        </div>
      </form>
    </SectionCard>
  );
}
