import { useLingui } from '@lingui/react/macro';
import type { Writer } from './use-writer.ts';

/** As whom one comments, for who has a business to speak for. */
export function WritingAs({ writer: { businesses, as, writeAs } }: { writer: Writer }) {
  const { t } = useLingui();
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
