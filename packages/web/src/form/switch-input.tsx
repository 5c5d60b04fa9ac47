import { Switch } from '@kontor/ui';
import { useField } from './use-field.ts';

/** Something that is so or not. */
export function SwitchInput({ name, label }: { name: string; label: string }) {
  const { value, set } = useField(name);
  return (
    <Switch
      name={name}
      label={label}
      checked={value === true}
      onChange={({ target }) => set(target.checked)}
    />
  );
}
