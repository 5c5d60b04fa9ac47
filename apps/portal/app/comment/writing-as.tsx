import { useLingui } from '@lingui/react/macro';
import type { Writer } from './use-writer.ts';

/** As whom one comments; nothing for who has no business to speak for. */
export function WritingAs({ writer: { businesses, as, writeAs } }: { writer: Writer }) {
  const { t } = useLingui();
  if (businesses.length === 0) return null;
  return (
    <label className="c-as">
      {t`Comment as`}
      <select
        className="k-input"
        value={as ?? ''}
        onChange={({ target }) => writeAs(target.value || undefined)}
      >
        <option value="">{t`Me`}</option>
        {businesses.map(({ businessID, general }) => (
          <option key={businessID} value={businessID}>
            {general.companyName}
          </option>
        ))}
      </select>
    </label>
  );
}
