import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { ChevronDown } from '../icon/icons.gen.ts';
import { classes } from '../style/classes.ts';
import { describedBy, FieldFrame } from './field.tsx';
import { matchingOptions, typedOption } from './matching-options.ts';
import type { SelectOption } from './search-form.tsx';
import './option-list.css';
import './select-field.css';

interface SearchSelectProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  options: readonly SelectOption[];
  /** Value of the chosen option; empty for none. */
  value: string;
  onChange: (value: string) => void;
  name?: string;
  placeholder?: string;
  /** Said when nothing fits what was typed. */
  nothing: string;
  /**
   * Said while the options are on their way: what is typed and taken in the meantime is chosen as soon as they are there.
   */
  awaited?: string | undefined;
}

/**
 * One of many options, found by typing (WAI-ARIA combobox with a list): arrows move, Enter takes, Escape leaves all as it
 * was. Emptying the field takes the choice away.
 */
export function SearchSelect(props: SearchSelectProps) {
  const { label, hint, error, options, value, onChange, nothing, awaited, ...input } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string>();
  const [marked, setMarked] = useState(-1);
  const [early, setEarly] = useState<{ typed: string; find: typeof typedOption }>();
  const shown = typed === undefined ? options : matchingOptions(typed, options);
  const chosen = options.find((option) => option.value === value);
  const isAwaited = awaited !== undefined;
  const said = open && shown.length === 0 ? (awaited ?? nothing) : undefined;

  // The list may begin below the window's lower edge.
  useEffect(() => {
    if (open) list.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);

  useEffect(() => {
    if (open && marked >= 0) list.current?.children[marked]?.scrollIntoView({ block: 'nearest' });
  }, [open, marked]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once they are there
  useEffect(() => {
    if (isAwaited || !early) return;
    setEarly(undefined);
    take(early.find(early.typed, options));
  }, [isAwaited, early]);

  function show() {
    setOpen(true);
    setMarked(shown.findIndex((option) => option.value === value));
  }

  function close() {
    setOpen(false);
    setTyped(undefined);
    setMarked(-1);
  }

  function take(option: SelectOption | undefined) {
    if (option && option.value !== value) onChange(option.value);
    close();
  }

  function takeEarly(find: typeof typedOption) {
    if (typed?.trim()) setEarly({ typed, find });
    close();
  }

  /** Whoever leaves the field has chosen what they typed, if that is one of the options. */
  function leave() {
    if (typed === undefined) return close();
    if (typed.trim() !== '') return isAwaited ? takeEarly(typedOption) : take(typedOption(typed, options));
    if (value !== '') onChange('');
    close();
  }

  function move(step: 1 | -1) {
    if (!open) return show();
    if (shown.length > 0)
      setMarked((marked + step + shown.length + (marked < 0 && step < 0 ? 1 : 0)) % shown.length);
  }

  function actionOf(key: string) {
    if (key === 'ArrowDown') return () => move(1);
    if (key === 'ArrowUp') return () => move(-1);
    if (key === 'Escape' && open) return close;
    if (key === 'Enter' && open)
      return () =>
        isAwaited ? takeEarly((text, all) => matchingOptions(text, all)[0]) : take(shown[marked]);
    return undefined;
  }

  function followKey(event: KeyboardEvent) {
    // While a word is being composed (Chinese, Japanese, Korean) the keys belong to the input method.
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const act = actionOf(event.key);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className="k-field-line k-select">
        <input
          {...input}
          id={id}
          {...describedBy(id, hint, error)}
          className="k-input"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-activedescendant={open && marked >= 0 ? `${id}-${marked}` : undefined}
          value={typed ?? early?.typed ?? chosen?.text ?? ''}
          onChange={(event) => {
            setTyped(event.target.value);
            setEarly(undefined);
            setOpen(true);
            setMarked(event.target.value.trim() === '' ? -1 : 0);
          }}
          onFocus={(event) => event.target.select()}
          onClick={() => (open ? undefined : show())}
          onKeyDown={followKey}
          onBlur={leave}
        />
        <ChevronDown size={18} />
        <div
          className="k-select-list"
          id={`${id}-list`}
          ref={list}
          role="listbox"
          aria-label={label}
          hidden={!open}
        >
          {(open ? shown : []).map((option, place) => (
            <div
              key={option.value}
              id={`${id}-${place}`}
              role="option"
              tabIndex={-1}
              aria-selected={option.value === value}
              className={classes('k-option k-select-option', place === marked && 'k-option-marked')}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(option)}
              onKeyDown={followKey}
            >
              {option.text}
            </div>
          ))}
        </div>
        <div role="status" className={said ? 'k-select-list k-select-none' : 'k-hidden'}>
          {said}
        </div>
      </div>
    </FieldFrame>
  );
}
