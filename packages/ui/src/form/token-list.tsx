import type { ReactNode } from 'react';
import { X } from '../icon/icons.gen.ts';
import './token-select.css';

interface Token {
  value: string;
  /** By which the button to remove it calls it. */
  text: string;
  shown: ReactNode;
}

interface TokenListProps {
  tokens: readonly Token[];
  onRemove: (value: string) => void;
  texts: { chosen: string; remove: (text: string) => string };
}

/** What was chosen or typed, each with a button to remove it. */
export function TokenList({ tokens, onRemove, texts }: TokenListProps) {
  if (tokens.length === 0) return null;
  return (
    <ul aria-label={texts.chosen}>
      {tokens.map(({ value, text, shown }) => (
        <li key={value} className="k-token">
          <span>{shown}</span>
          <button type="button" aria-label={texts.remove(text)} onClick={() => onRemove(value)}>
            <X size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}
