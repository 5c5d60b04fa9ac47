import { SectionCard } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { ImportItem } from './import-item.tsx';
import type { Imports } from './use-imports.ts';
import './import-list.css';

interface ImportListProps {
  imports: Imports;
  reload: () => Promise<void>;
}

/** The import that is under way, and those there were. */
export function ImportList({ imports: { open, items }, reload }: ImportListProps) {
  const { t } = useLingui();
  const isUnderway = open?.state === 'reading' || open?.state === 'importing' || open?.state === 'undoing';
  const shown = isUnderway ? [open, ...items] : items;
  return (
    <SectionCard title={t`Imports`}>
      {shown.length === 0 ? (
        <p className="pi-note">{t`Nothing has been imported yet. You can undo an import for seven days.`}</p>
      ) : (
        <ul className="pi-imports">
          {shown.map((item) => (
            <ImportItem
              key={item.importID}
              item={item}
              isOpen={item === open}
              hasOpen={open !== undefined}
              reload={reload}
            />
          ))}
        </ul>
      )}
    </SectionCard>
  );
}
