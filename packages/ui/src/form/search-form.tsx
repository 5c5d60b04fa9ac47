import type { ReactNode, RefObject } from 'react';
import { ChevronDown, Globe, Search } from '../icon/icons.gen.ts';
import './search-form.css';

export interface SelectOption {
  value: string;
  text: string;
  /** Names of what it contains: typing one finds it, too. */
  within?: readonly string[];
}

interface SearchFormProps {
  action: string;
  /** Fields that travel along unseen. */
  hidden: Record<string, string>;
  /** The text field; `SuggestField` or a plain input. */
  field: ReactNode;
  country: { name: string; value: string; options: readonly SelectOption[] };
  texts: { search: string; country: string };
  formRef?: RefObject<HTMLFormElement | null>;
}

/** Words, a country and a button in one bar; a plain GET form that needs no script. */
export function SearchForm({ action, hidden, field, country, texts, formRef }: SearchFormProps) {
  return (
    <search className="k-search">
      <form className="k-search-form" action={action} method="get" ref={formRef}>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="k-search-words">
          <Search size={19} />
          {field}
        </div>
        <div className="k-search-country">
          <Globe size={17} />
          <select
            key={country.value}
            name={country.name}
            defaultValue={country.value}
            aria-label={texts.country}
            autoComplete="off"
          >
            {country.options.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <ChevronDown size={16} />
        </div>
        <button type="submit" aria-label={texts.search}>
          <Search size={18} />
          <span>{texts.search}</span>
        </button>
      </form>
    </search>
  );
}
