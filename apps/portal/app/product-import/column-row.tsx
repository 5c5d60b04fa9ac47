import type { ImportColumn } from '@kontor/contract';
import { Pill } from '@kontor/ui';
import { Check } from '@kontor/ui/icon';
import { joinedNames } from '@kontor/web/language/joined';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { optionsFor, optionValueOf, targetOf } from './target-options.ts';
import { useImportFieldNames } from './use-import-field-names.ts';
import './column-row.css';

interface ColumnRowProps {
  column: ImportColumn;
  /** What is chosen, as the value of its option. */
  value: string;
  /** Values of the category column that no category is known for. */
  unmatched: number;
  disabled: boolean;
  onChange: (value: string) => void;
}

/** A column with its first values and what it is imported as. */
export function ColumnRow({ column, value, unmatched, disabled, onChange }: ColumnRowProps) {
  const { t, i18n } = useLingui();
  const names = useImportFieldNames();
  const { heading } = column;
  const texts = { names, leaveOut: t`Leave out`, specification: (key: string) => t`Specification: ${key}` };
  return (
    <tr>
      <th scope="row">{heading}</th>
      <td className="pi-values">{joinedNames(column.values, i18n.locale)}</td>
      <td>
        <select
          className="k-input pi-select"
          aria-label={t`Field for ${heading}`}
          value={value}
          disabled={disabled}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          {optionsFor(column, texts).map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
      </td>
      <td>
        <ColumnState column={column} value={value} unmatched={unmatched} />
      </td>
    </tr>
  );
}

function ColumnState({ column, value, unmatched }: Pick<ColumnRowProps, 'column' | 'value' | 'unmatched'>) {
  const { t } = useLingui();
  if (value === '')
    return (
      <Pill>
        <Trans>Not imported</Trans>
      </Pill>
    );
  if (targetOf(value)?.field === 'category' && unmatched > 0)
    return (
      <Pill tone="warn">{t`${plural(unmatched, { one: '# value to match', other: '# values to match' })}`}</Pill>
    );
  const isSame = value === optionValueOf(column.target);
  const text =
    !isSame || column.origin === 'chosen'
      ? t`Chosen`
      : column.origin === 'remembered'
        ? t`Remembered`
        : t`Recognised`;
  return (
    <Pill tone="ok">
      <Check size={14} />
      {text}
    </Pill>
  );
}
