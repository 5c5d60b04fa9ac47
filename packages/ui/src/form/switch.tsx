import type { InputHTMLAttributes } from 'react';
import './switch.css';

type SwitchProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { label: string; checked: boolean };

/** Something that is so or not, at once. */
export function Switch({ label, checked, ...input }: SwitchProps) {
  return (
    <label className="k-switch">
      <input {...input} type="checkbox" role="switch" checked={checked} aria-checked={checked} />
      <span>{label}</span>
    </label>
  );
}
