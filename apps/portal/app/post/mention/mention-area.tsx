import type { Mention } from '@kontor/contract';
import { postLimits } from '@kontor/contract/post-limits';
import { useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { chosenIn, wordBefore } from './mention-word.ts';
import { type Suggested, useSuggested } from './use-suggested.ts';
import './mention-area.css';

interface Written {
  content: string;
  mentions: Mention[];
}

interface MentionAreaProps {
  label: string;
  value: Written;
  onChange: (value: Written) => void;
  rows?: number;
  disabled?: boolean;
  /** Beside the number of characters. */
  children?: ReactNode;
}

/**
 * Several lines of text. After an @ it offers businesses, people and products by what is typed: arrows walk, Enter and Tab choose, Escape
 * leaves it a word (WAI-ARIA combobox, with a list).
 */
export function MentionArea({ label, value, onChange, rows = 6, disabled, children }: MentionAreaProps) {
  const { t } = useLingui();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(0);
  const [place, setPlace] = useState(0);
  const [left, setLeft] = useState<string>();
  const goTo = useRef<number>(undefined);
  const { content, mentions } = value;
  const word = wordBefore(content, caret);
  // A name that was chosen is whole: offered again, it would hold whoever goes on by Tab.
  const isOpen =
    word !== undefined && word !== left && !mentions.some(({ name }) => word.trimEnd().startsWith(name));
  const suggested = useSuggested(isOpen ? word : undefined);

  useLayoutEffect(() => {
    if (goTo.current === undefined) return;
    area.current?.setSelectionRange(goTo.current, goTo.current);
    goTo.current = undefined;
  });

  function choose({ mention }: Suggested) {
    if (word === undefined) return;
    const chosen = chosenIn(content, { caret, word, name: mention.name });
    goTo.current = chosen.caret;
    setCaret(chosen.caret);
    setPlace(0);
    const others = mentions.filter(({ resourceID }) => resourceID !== mention.resourceID);
    onChange({ content: chosen.content, mentions: [...others, mention] });
    area.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const chosen = suggested[place];
    if (!isOpen || !chosen || event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setPlace((place + step + suggested.length) % suggested.length);
    else if (event.key === 'Enter' || event.key === 'Tab') choose(chosen);
    else if (event.key === 'Escape') setLeft(word);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const look = () => setCaret(area.current?.selectionStart ?? 0);
  const isListed = isOpen && suggested.length > 0;
  return (
    <div className="pm-field">
      <label className="k-hidden" htmlFor={id}>
        {label}
      </label>
      <textarea
        ref={area}
        id={id}
        className="k-input k-text-area"
        rows={rows}
        maxLength={postLimits.content}
        placeholder={t`Type here...`}
        disabled={disabled}
        value={content}
        aria-autocomplete="list"
        aria-controls={isListed ? `${id}-list` : undefined}
        aria-activedescendant={isListed ? `${id}-${place}` : undefined}
        onChange={({ target }) => {
          onChange({ content: target.value, mentions });
          setCaret(target.selectionStart);
          setPlace(0);
          setLeft(undefined);
        }}
        onSelect={look}
        onBlur={() => setLeft(word)}
        onKeyDown={onKeyDown}
      />
      {isListed ? (
        <div
          className="pm-list"
          id={`${id}-list`}
          role="listbox"
          aria-label={t`Businesses, people and products`}
        >
          {suggested.map((each, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard where one types
            // biome-ignore lint/a11y/useFocusableInteractive: the text keeps the focus
            <div
              key={each.mention.resourceID}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === place}
              className="pm-option"
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(each)}
            >
              <img className="k-logo" src={each.picture} width="28" height="28" alt="" />
              <span>
                <b>{each.mention.name}</b>
                {each.note ? <small>{each.note}</small> : null}
              </span>
            </div>
          ))}
        </div>
      ) : null}
      <span className="k-hidden" role="status">
        {isListed ? t`${suggested.length} to choose from` : ''}
      </span>
      <div className="pm-below">
        {children}
        <span className="k-text-count k-number">
          {content.length}/{postLimits.content}
        </span>
      </div>
    </div>
  );
}
