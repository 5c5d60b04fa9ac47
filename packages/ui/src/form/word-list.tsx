import { type KeyboardEvent, useRef, useState } from 'react';
import { Field } from './field.tsx';
import { TokenList } from './token-list.tsx';

interface WordListProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  name: string;
  values: readonly string[];
  onChange: (values: string[]) => void;
  maxValues: number;
  maxLength: number;
  placeholder?: string;
  texts: { chosen: string; remove: (text: string) => string };
}

/** Words of one's own: Enter or a comma takes what was typed, Backspace in the empty field takes the last one back into it. */
export function WordList(props: WordListProps) {
  const { label, hint, error, name, values, onChange, maxValues, maxLength, placeholder, texts } = props;
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');

  function add(text: string) {
    const words = text.split(/[,;\n]/).map((word) => word.trim());
    const all = [...new Set([...values, ...words.filter((word) => word !== '')])];
    setTyped('');
    if (all.length > values.length) onChange(all.slice(0, maxValues));
  }

  function followKey(event: KeyboardEvent) {
    // While a word is being composed (Chinese, Japanese, Korean) the keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const last = values.at(-1);
    if (event.key === 'Enter' || event.key === ',') {
      // Enter sends no form from here; a comma in the empty field means nothing.
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && typed === '' && last !== undefined) {
      event.preventDefault();
      onChange(values.slice(0, -1));
      setTyped(last);
    }
  }

  /** The button goes with its word. */
  function remove(word: string) {
    onChange(values.filter((each) => each !== word));
    input.current?.focus();
  }

  return (
    <div className="k-tokens">
      <Field
        ref={input}
        label={label}
        hint={hint}
        error={error}
        name={name}
        autoComplete="off"
        value={typed}
        maxLength={maxLength}
        placeholder={placeholder}
        onChange={({ target }) => (/[,;\n]/.test(target.value) ? add(target.value) : setTyped(target.value))}
        onKeyDown={followKey}
        onBlur={() => add(typed)}
      />
      <TokenList
        tokens={values.map((word) => ({ value: word, text: word, shown: word }))}
        onRemove={remove}
        texts={texts}
      />
    </div>
  );
}
