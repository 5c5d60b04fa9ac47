import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classes } from '../style/classes.ts';
import './button.css';

interface Look {
  /** `primary` is the one orange step that creates contact; petrol selects or saves; `frame` stands on the dark bar. */
  variant?: 'primary' | 'secondary' | 'petrol' | 'quiet' | 'danger' | 'frame';
  size?: 'small' | 'large';
  /** Fills the width it is given. */
  wide?: boolean;
  children: ReactNode;
}

type ButtonProps = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & { loading?: boolean; ref?: Ref<HTMLButtonElement> };
type ButtonLinkProps = Look &
  AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; ref?: Ref<HTMLAnchorElement> };

export function Button({
  variant,
  size,
  wide,
  loading,
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      className={classes(look({ variant, size, wide }), className)}
    >
      {loading ? <span className="k-spinner" /> : null}
      {children}
    </button>
  );
}

/** Looks like a button, leads somewhere. */
export function ButtonLink({ variant, size, wide, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={classes(look({ variant, size, wide }), className)}>
      {children}
    </a>
  );
}

function look({ variant = 'secondary', size, wide }: Omit<Look, 'children'>): string {
  return classes('k-button', `k-button-${variant}`, size && `k-button-${size}`, wide && 'k-button-wide');
}
