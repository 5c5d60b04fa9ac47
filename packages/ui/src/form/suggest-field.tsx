import { type InputHTMLAttributes, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import './suggest-field.css';

export interface SuggestOption {
  key: string;
  text: string;
  /** What kind of thing the text is, in the reader's language. */
  kind: string;
  /** Where taking it leads. */
  href: string;
  icon?: ReactNode;
}

interface SuggestFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'list'> {
  options: readonly SuggestOption[];
  /** Names the list for assistive technology. */
  listLabel: string;
  onType: (text: string) => void;
}

/**
 * A text field that offers completions while typing (WAI-ARIA combobox with a list): arrows move, Enter takes the
 * marked option, Escape closes. Without script, or without options, it is an ordinary field of its form.
 */
export function SuggestField({ options, listLabel, onType, ...input }: SuggestFieldProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [marked, setMarked] = useState(-1);
  const shown = open && options.length > 0;

  function close() {
    setOpen(false);
    setMarked(-1);
  }

  function mark(step: 1 | -1) {
    if (!shown) return setOpen(true);
    // One place beyond the options is the field itself.
    const places = options.length + 1;
    setMarked(((marked + 1 + step + places) % places) - 1);
  }

  function actionOf(key: string) {
    if (key === 'ArrowDown') return () => mark(1);
    if (key === 'ArrowUp') return () => mark(-1);
    if (key === 'Escape' && shown) return close;
    if (key === 'Enter' && shown && marked >= 0)
      return () => list.current?.querySelectorAll('a')[marked]?.click();
    return undefined;
  }

  function followKey(event: KeyboardEvent<HTMLInputElement>) {
    // While a word is being composed (Chinese, Japanese, Korean) the keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && marked < 0) close();
    const act = actionOf(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  }

  return (
    <div className="k-suggest">
      <input
        {...input}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-activedescendant={shown && marked >= 0 ? `${id}-${marked}` : undefined}
        onChange={(event) => {
          setOpen(true);
          setMarked(-1);
          onType(event.target.value);
        }}
        onKeyDown={followKey}
        onBlur={close}
      />
      <div
        className="k-suggest-list"
        id={`${id}-list`}
        role="listbox"
        aria-label={listLabel}
        ref={list}
        hidden={!shown}
      >
        {(shown ? options : []).map((option, place) => (
          <a
            key={option.key}
            id={`${id}-${place}`}
            role="option"
            tabIndex={-1}
            href={option.href}
            aria-selected={place === marked}
            onMouseDown={(event) => event.preventDefault()}
            onClick={close}
          >
            {option.icon}
            <span>{option.text}</span>
            <small>{option.kind}</small>
          </a>
        ))}
      </div>
    </div>
  );
}
