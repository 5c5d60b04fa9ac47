import { CheckField, PasswordField } from '@kontor/ui';
import { useField } from '@kontor/web/form/use-field';
import { useLingui } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';

interface PasswordInputProps
  extends Omit<ComponentProps<typeof PasswordField>, 'id' | 'name' | 'error' | 'texts'> {
  name: string;
  children?: ReactNode;
}

/** A password; it is never returned, nor in a draft. */
export function PasswordInput({ name, ...rest }: PasswordInputProps) {
  const { t } = useLingui();
  const { id, error } = useField(name);
  const texts = { show: t`Show password`, capsLock: t`Caps lock is on.` };
  return <PasswordField {...rest} id={id} name={name} error={error} texts={texts} />;
}

interface OptionProps {
  name: string;
  label: ReactNode;
  /** Whether it is chosen until somebody says otherwise. */
  first: boolean;
}

/** Something one may choose or not; sent as `yes`. */
export function Option({ name, label, first }: OptionProps) {
  const { id, returned } = useField(name);
  const isChosen = returned === undefined ? first : returned === 'yes';
  return <CheckField id={id} name={name} value="yes" label={label} defaultChecked={isChosen} />;
}

interface ConsentProps {
  name: string;
  label: ReactNode;
}

/** Something that has to be said yes to; sent as `yes`. It is in no draft. */
export function Consent({ name, label }: ConsentProps) {
  const { id, returned, error } = useField(name);
  return (
    <CheckField
      id={id}
      name={name}
      value="yes"
      required
      label={label}
      error={error}
      defaultChecked={returned === 'yes'}
    />
  );
}
