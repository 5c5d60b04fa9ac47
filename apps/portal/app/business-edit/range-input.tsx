import { Field, SelectField } from '@kontor/ui';
import { useField } from '@kontor/web/form/use-field';
import { useLingui } from '@lingui/react/macro';
import { decimalSign, readAmount } from '../amount/read-amount.ts';
import { useFactoryTexts } from '../business/use-factory-texts.ts';
import type { FormValues } from './field-kinds.ts';
import { maxNumberLength } from './number-input.tsx';
import { useSectionOptions } from './use-section-options.ts';
import { useValueWords } from './use-value-words.ts';

interface RangeInputProps {
  label: string;
  name: 'totalEmployees' | 'totalProductionEmployees' | 'totalAnnualRevenue';
  /** What is counted. */
  unit: string;
}

/** From one number to another, either of them or both. */
export function RangeInput({ label, name, unit }: RangeInputProps) {
  const { value, set, error } = useField(name);
  const range = value as FormValues['range'];
  const inWords = useLongNumbersInWords()(name, range);
  const described = [error && `${name}-error`, inWords && `${name}-words`].filter(Boolean).join(' ');
  return (
    <fieldset className="y-range" aria-describedby={described || undefined}>
      <legend>{label}</legend>
      <Bounds
        name={name}
        value={range}
        error={error}
        unit={unit}
        onChange={(part) => set({ ...range, ...part })}
      />
      {inWords ? (
        <small className="y-words k-number" id={`${name}-words`}>
          {inWords}
        </small>
      ) : null}
    </fieldset>
  );
}

/** From here on a number is misread without signs between its digits. */
const longNumber = 10_000;

/** A range as it is read, where it is typed as long rows of digits. */
function useLongNumbersInWords(): (
  name: RangeInputProps['name'],
  typed: FormValues['range'],
) => string | undefined {
  const { i18n } = useLingui();
  const wordsOf = useValueWords();
  const decimal = decimalSign(i18n.locale);
  return (name, typed) => {
    const min = readAmount(typed.min, decimal);
    const max = readAmount(typed.max, decimal);
    if (!((min ?? 0) >= longNumber || (max ?? 0) >= longNumber)) return undefined;
    return wordsOf(name, { min, max });
  };
}

/** What is produced: a range with its unit and period. */
export function CapacityInput({ label, name }: { label: string; name: 'productionCapacity' }) {
  const { t } = useLingui();
  const { value, set, error } = useField(name);
  const { period } = useFactoryTexts();
  const units = useSectionOptions()(name);
  const capacity = value as FormValues['capacity'];
  return (
    <fieldset className="y-range y-capacity">
      <legend>{label}</legend>
      <Bounds
        name={name}
        value={capacity}
        error={error}
        isDecimal
        onChange={(part) => set({ ...capacity, ...part })}
      />
      <div className="y-two">
        <SelectField
          id={`${name}-unit`}
          label={t`Unit`}
          options={units}
          empty={t`Select`}
          value={capacity.unit}
          onChange={({ target }) => set({ ...capacity, unit: target.value })}
        />
        <SelectField
          id={`${name}-period`}
          label={t`Period`}
          options={['day', 'week', 'month', 'year'].map((each) => ({ value: each, text: period(each) }))}
          empty={t`Select`}
          value={capacity.period}
          onChange={({ target }) => set({ ...capacity, period: target.value })}
        />
      </div>
    </fieldset>
  );
}

interface BoundsProps {
  name: string;
  value: FormValues['range'];
  error: string | undefined;
  unit?: string;
  /** Takes decimals, too. */
  isDecimal?: boolean;
  onChange: (part: Partial<FormValues['range']>) => void;
}

function Bounds({ name, value, error, unit, isDecimal = false, onChange }: BoundsProps) {
  const { t } = useLingui();
  const number = {
    inputMode: isDecimal ? 'decimal' : 'numeric',
    autoComplete: 'off',
    maxLength: maxNumberLength,
  } as const;
  return (
    <div className="y-two">
      <Field
        {...number}
        id={name}
        label={t`From`}
        error={error}
        value={value.min}
        onChange={({ target }) => onChange({ min: target.value })}
      />
      <Field
        {...number}
        id={`${name}-max`}
        label={t`To`}
        value={value.max}
        onChange={({ target }) => onChange({ max: target.value })}
        end={unit ? <span className="y-unit">{unit}</span> : undefined}
      />
    </div>
  );
}
