import {
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { Eye, EyeOff } from '../icon/icons.gen.ts';
import { describedBy, FieldFrame } from './field.tsx';
import '../button/button.css';
import './password-field.css';

interface PasswordFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  texts: { show: string; capsLock: string };
  /** Below the input, such as how strong the password is. */
  children?: ReactNode;
}

/**
 * A password that can be shown. The button for that lies over the input's end but stands last in the form, so that the
 * Tab key goes from the input to what sends it; without script there is none.
 */
export function PasswordField({ id, label, hint, error, texts, children, ...input }: PasswordFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const [isShown, setShown] = useState(false);
  const [hasCapsLock, setCapsLock] = useState(false);
  const anchor = `--${id}`;

  useEffect(() => {
    const own = field.current?.form ?? null;
    setForm(own);
    // A browser keeps what is sent as a password only from a field that is one.
    const hide = () => setShown(false);
    own?.addEventListener('submit', hide);
    return () => own?.removeEventListener('submit', hide);
  }, []);

  function noticeCapsLock(event: KeyboardEvent) {
    setCapsLock(event.getModifierState('CapsLock'));
  }

  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className="k-password-line">
        <input
          spellCheck={false}
          autoCapitalize="none"
          {...input}
          ref={field}
          id={id}
          type={isShown ? 'text' : 'password'}
          className="k-input k-password"
          style={form ? { anchorName: anchor } : undefined}
          onKeyUp={noticeCapsLock}
          onKeyDown={noticeCapsLock}
          onBlur={() => setCapsLock(false)}
          {...describedBy(id, hint, error)}
        />
      </div>
      <span className="k-caps-lock" role="status">
        {hasCapsLock ? texts.capsLock : null}
      </span>
      {children}
      {form
        ? createPortal(
            <button
              type="button"
              className="k-icon-button k-show-password"
              style={{ positionAnchor: anchor }}
              aria-pressed={isShown}
              aria-controls={id}
              aria-label={`${texts.show}: ${label}`}
              title={texts.show}
              onClick={() => setShown(!isShown)}
            >
              {isShown ? <EyeOff size={20} /> : <Eye size={20} />}
            </button>,
            form,
          )
        : null}
    </FieldFrame>
  );
}
