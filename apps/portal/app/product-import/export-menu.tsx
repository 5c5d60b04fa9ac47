import { exportProducts, type ProductSelection, type TableFormat } from '@kontor/contract';
import { Button } from '@kontor/ui';
import { ChevronDown, Download } from '@kontor/ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useSession } from '../session/session-context.tsx';
import { useDownload } from './use-download.ts';
import './export-menu.css';

interface ExportMenuProps {
  businessID: string;
  /** What the table shows; all products without it. */
  selection?: ProductSelection;
}

/** Saves the products a table shows as a file that can be imported again. */
export function ExportMenu({ businessID, selection = {} }: ExportMenuProps) {
  const { t } = useLingui();
  const { call } = useSession();
  const { isBusy, failure, download } = useDownload();
  const menu = useRef<HTMLDetailsElement>(null);
  const formats: { format: TableFormat; text: string }[] = [
    { format: 'xlsx', text: t`Workbook (XLSX)` },
    { format: 'csv', text: t`Table (CSV)` },
  ];
  return (
    <>
      <details
        ref={menu}
        className="pi-export"
        onKeyDown={({ key }) => {
          if (key === 'Escape') menu.current?.removeAttribute('open');
        }}
      >
        <summary className="k-button k-button-secondary" aria-busy={isBusy || undefined}>
          <Download size={18} />
          <Trans>Export</Trans>
          <ChevronDown size={16} />
        </summary>
        <ul>
          {formats.map(({ format, text }) => (
            <li key={format}>
              <Button
                variant="quiet"
                disabled={isBusy}
                onClick={() => {
                  menu.current?.removeAttribute('open');
                  void download(() =>
                    call.file(exportProducts, { query: { bid: businessID, format, ...selection } }),
                  );
                }}
              >
                {text}
              </Button>
            </li>
          ))}
        </ul>
      </details>
      {failure}
    </>
  );
}
