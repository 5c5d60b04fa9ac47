import { changeDataSheet, type EditedDataSheet } from '@kontor/contract';
import { productLimits as limits } from '@kontor/contract/product-limits';
import { Button, Pill, useToast } from '@kontor/ui';
import { Download, FileText, Trash2 } from '@kontor/ui/icon';
import { dayOf } from '@kontor/web/language/day';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useFailure } from '../page-part/use-failure.tsx';
import { useSession } from '../session/session-context.tsx';
import { usePortal } from '../session/use-portal.ts';
import { sizeText } from '../upload/size-text.ts';

interface DataSheetRowProps {
  productID: string;
  sheet: EditedDataSheet;
  /** A file is on its way. */
  isBusy: boolean;
  /** Why it was not removed. */
  failure: ReactNode;
  onChanged: (sheets: EditedDataSheet[]) => void;
  onNewVersion: () => void;
  onRemove: () => void;
}

/** A data sheet with its versions, and what can be done with it. */
export function DataSheetRow(props: DataSheetRowProps) {
  const { productID, sheet, isBusy, onChanged, onNewVersion, onRemove } = props;
  const { t, i18n } = useLingui();
  const { language } = usePortal();
  const { call } = useSession();
  const toast = useToast();
  const renaming = useFailure();
  const [title, setTitle] = useState(sheet.title);
  const [latest, ...earlier] = sheet.versions;
  const downloads = sheet.versions.reduce((sum, version) => sum + version.downloads, 0);
  const dateOf = (moment: string) => dayOf(moment, language);

  async function rename() {
    const wanted = title.trim();
    renaming.begin();
    if (wanted === sheet.title) return;
    if (wanted === '') return setTitle(sheet.title);
    try {
      const params = { productID, sheetID: sheet.sheetID };
      onChanged(await call(changeDataSheet, { params, body: { title: wanted } }));
      toast(t`Saved successfully`, 'done');
    } catch (error) {
      console.error('A data sheet could not be renamed', error);
      renaming.fail(t`Something was wrong, try again please`);
    }
  }

  return (
    <div className="pf-sheet">
      <FileText size={22} />
      <div>
        <input
          className="k-input"
          aria-label={t`Title of ${sheet.title}`}
          maxLength={limits.dataSheetTitle}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
          onBlur={() => void rename()}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        />
        {renaming.failure}
        {latest ? (
          <p className="k-meta">
            <a href={latest.url}>
              {t`Version ${latest.version} of ${dateOf(latest.createdAt)}`},{' '}
              {sizeText(latest.bytes, i18n.locale)}
            </a>
          </p>
        ) : null}
        {earlier.length > 0 ? (
          <details>
            <summary>
              <Plural value={earlier.length} one="# earlier version" other="# earlier versions" />
            </summary>
            <ul>
              {earlier.map(({ version, url, bytes, createdAt }) => (
                <li key={version}>
                  <a href={url}>
                    {t`Version ${version} of ${dateOf(createdAt)}`}, {sizeText(bytes, i18n.locale)}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        ) : null}
      </div>
      <Pill>
        <Download size={15} />
        <Plural value={downloads} one="# download" other="# downloads" />
      </Pill>
      <div className="pf-sheet-ends">
        <Button size="small" disabled={isBusy} onClick={onNewVersion}>
          <Trans>New version</Trans>
        </Button>
        <Button size="small" variant="quiet" aria-label={t`Remove ${sheet.title}`} onClick={onRemove}>
          <Trash2 size={18} />
        </Button>
        {props.failure}
      </div>
    </div>
  );
}
