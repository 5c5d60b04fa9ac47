import { SearchSelect } from '@kontor/ui';
import type { ComponentProps } from 'react';
import { useField } from './use-field.ts';

type SearchChoiceProps = Omit<ComponentProps<typeof SearchSelect>, 'error' | 'value' | 'onChange'> & {
  name: string;
  /** The field whose issue is shown, where that has another name. */
  issue?: string | undefined;
  /** What stands there until something is chosen. */
  preset?: string | undefined;
  /** Where a choice changes other fields, too. */
  onChoose?: (value: string) => void;
};

/** One of many options, found by typing. */
export function SearchChoice({ name, issue, preset = '', onChoose, ...rest }: SearchChoiceProps) {
  const { value, set, error } = useField(name, { issue });
  return (
    <SearchSelect
      {...rest}
      name={name}
      error={error}
      value={typeof value === 'string' && value !== '' ? value : preset}
      onChange={onChoose ?? set}
    />
  );
}
