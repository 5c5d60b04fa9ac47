import { accountLimits } from '@kontor/contract/account-limits';
import { StrengthMeter } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { type ChangeEvent, useState } from 'react';
import { PasswordInput } from '../form/fields.tsx';
import { useStrength } from './use-strength.ts';
import './new-password-input.css';

interface NewPasswordInputProps {
  name: string;
  label: string;
  /** Fields of the same form with words about the person, which make a password easy to guess. */
  own: readonly string[];
}

/** A password that is being chosen, with what it is worth while it is typed. */
export function NewPasswordInput({ name, label, own }: NewPasswordInputProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState({ password: '', own: [''] });
  const hint = t`At least 10 characters. A sentence makes a good password.`;
  const { score, text } = useStrength(typed.password, typed.own);

  function read({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const form = currentTarget.form;
    const fields = form ? new FormData(form) : undefined;
    setTyped({ password: currentTarget.value, own: own.map((field) => String(fields?.get(field) ?? '')) });
  }

  return (
    <PasswordInput
      name={name}
      label={label}
      autoComplete="new-password"
      required
      minLength={accountLimits.shortestPassword}
      hint={hint}
      onChange={read}
    >
      <div className="a-strength">
        <StrengthMeter score={score} text={text || hint} />
      </div>
    </PasswordInput>
  );
}
