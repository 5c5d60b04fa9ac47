import type { FieldName } from '@kontor/contract';
import { TokenSelect } from '@kontor/ui';
import { useField } from '@kontor/web/form/use-field';
import { useLingui } from '@lingui/react/macro';
import { useFieldNames } from './use-field-names.ts';
import { useSectionOptions } from './use-section-options.ts';

interface ListInputProps {
  name: FieldName;
  hint?: string;
  maxValues: number;
}

/**
 * Several of what a field offers; markets by their names, as they have no order of their own. A value that is offered no more stays, by its
 * code, until it is removed.
 */
export function ListInput({ name, hint, maxValues }: ListInputProps) {
  const { t, i18n } = useLingui();
  const label = useFieldNames()[name];
  const { value, set, error } = useField(name);
  const offered = useSectionOptions()(name);
  const values = Array.isArray(value) ? value.map(String) : [];
  const others = values.filter((each) => !offered.some((option) => option.value === each));
  const options = [...offered, ...others.map((each) => ({ value: each, text: each }))];
  const textOf = (each: string) => options.find((option) => option.value === each)?.text ?? each;
  const { compare } = new Intl.Collator(i18n.locale);
  const shown =
    name === 'markets' ? values.toSorted((one, other) => compare(textOf(one), textOf(other))) : values;
  return (
    <TokenSelect
      label={label}
      hint={hint}
      error={error}
      name={name}
      options={options}
      values={shown}
      onChange={set}
      maxValues={maxValues}
      placeholder={t`Type to search`}
      texts={{
        nothing: t`No content.`,
        full: t`Up to ${maxValues}. Remove one to choose another.`,
        chosen: label,
        remove: (text) => t`Remove ${text}`,
      }}
    />
  );
}
