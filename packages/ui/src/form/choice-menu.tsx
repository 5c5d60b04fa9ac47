import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { ChevronDown } from '../icon/icons.gen.ts';
import { classes } from '../style/classes.ts';
import { menuAfterKey } from './menu-keys.ts';
import './option-list.css';
import './choice-menu.css';

interface ChoiceMenuProps {
  label: string;
  options: readonly string[];
  /** Place of the chosen option. */
  chosen: number;
  onChoose: (place: number) => void;
}

/** One of a few options in a menu of our own: 140 px high at most, 35 px an option (checklist 115). */
export function ChoiceMenu({ label, options, chosen, onChoose }: ChoiceMenuProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [state, setState] = useState({ open: false, marked: chosen });
  const marked = state.open ? state.marked : chosen;

  useEffect(() => {
    if (!state.open || !list.current) return;
    list.current.children[state.marked]?.scrollIntoView({ block: 'nearest' });
  }, [state]);

  function take(place: number) {
    setState({ open: false, marked: place });
    if (place !== chosen) onChoose(place);
  }

  function followKey(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = menuAfterKey(event.key, { open: state.open, marked }, options);
    if (!next) return;
    // What is around the menu has its own use for these keys.
    event.stopPropagation();
    if (event.key !== 'Tab') event.preventDefault();
    if (next.takes) return take(next.marked);
    setState({ open: next.open, marked: next.marked });
  }

  return (
    <div className="k-choice">
      <button
        type="button"
        role="combobox"
        className="k-choice-button"
        aria-label={label}
        aria-haspopup="listbox"
        aria-expanded={state.open}
        aria-controls={id}
        aria-activedescendant={state.open ? `${id}-${marked}` : undefined}
        onClick={() => setState({ open: !state.open, marked: chosen })}
        onKeyDown={followKey}
        onBlur={() => setState({ open: false, marked: chosen })}
      >
        {options[chosen]}
        <ChevronDown size={16} />
      </button>
      <div
        className="k-choice-menu"
        id={id}
        ref={list}
        role="listbox"
        aria-label={label}
        hidden={!state.open}
      >
        {options.map((option, place) => (
          <div
            key={option}
            id={`${id}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === chosen}
            className={classes('k-option k-choice-option', place === marked && 'k-option-marked')}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(place)}
            onKeyDown={followKey}
          >
            {option}
          </div>
        ))}
      </div>
    </div>
  );
}
