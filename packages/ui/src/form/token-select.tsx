import { useRef } from 'react';
import type { SelectOption } from './search-form.tsx';
import { SearchSelect } from './search-select.tsx';
import { TokenList } from './token-list.tsx';

export interface TokenOption extends SelectOption {
  /** What tells it from others of its name. */
  detail?: string;
}

interface TokenSelectProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  name: string;
  options: readonly TokenOption[];
  /** The chosen ones in their order. */
  values: readonly string[];
  onChange: (values: string[]) => void;
  maxValues: number;
  placeholder?: string;
  texts: {
    /** Said when nothing fits what was typed. */
    nothing: string;
    /** Said instead when no more can be chosen. */
    full: string;
    chosen: string;
    remove: (text: string) => string;
  };
}

/** Several of many options, found by typing; each that is chosen stands below and can be removed. */
export function TokenSelect(props: TokenSelectProps) {
  const { label, hint, error, name, options, values, onChange, maxValues, placeholder, texts } = props;
  const whole = useRef<HTMLDivElement>(null);
  const isFull = values.length >= maxValues;
  const left = isFull ? [] : options.filter(({ value }) => !values.includes(value));
  const chosen = values.flatMap((value) => options.find((option) => option.value === value) ?? []);

  /** The button goes with its token. */
  function remove(value: string) {
    onChange(values.filter((each) => each !== value));
    whole.current?.querySelector('input')?.focus();
  }

  return (
    <div className="k-tokens" ref={whole}>
      <SearchSelect
        label={label}
        hint={hint}
        error={error}
        name={name}
        options={left.map(({ value, text, detail, within = [] }) => ({
          value,
          within,
          text: detail ? `${text} (${detail})` : text,
        }))}
        value=""
        onChange={(value) => value !== '' && onChange([...values, value])}
        nothing={isFull ? texts.full : texts.nothing}
        {...(placeholder === undefined ? {} : { placeholder })}
      />
      <TokenList
        tokens={chosen.map(({ value, text, detail }) => ({
          value,
          text,
          shown: (
            <>
              {text}
              {detail ? <small>{detail}</small> : null}
            </>
          ),
        }))}
        onRemove={remove}
        texts={texts}
      />
    </div>
  );
}
