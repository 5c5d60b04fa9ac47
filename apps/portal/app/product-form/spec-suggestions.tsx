import { suggestSpecifications } from '@kontor/contract';
import { Plus } from '@kontor/ui/icon';
import { Trans } from '@lingui/react/macro';
import { useLoaded } from '../session/use-loaded.ts';
import './spec-suggestions.css';

interface SpecSuggestionsProps {
  /** As the form sends it. */
  category: string;
  /** Names that are stated already. */
  stated: readonly string[];
  /** Undefined when there is no room for another. */
  onChoose: ((key: string, unit?: string) => void) | undefined;
}

const shown = 8;

/** What others in the subcategory state of their products: one press adds a row with its unit. */
export function SpecSuggestions({ category, stated, onChoose }: SpecSuggestionsProps) {
  const subcategory = category.split('.')[2];
  if (subcategory === undefined || !onChoose) return null;
  return <Suggestions key={subcategory} subcategory={subcategory} stated={stated} onChoose={onChoose} />;
}

interface SuggestionsProps {
  subcategory: string;
  stated: readonly string[];
  onChoose: (key: string, unit?: string) => void;
}

function Suggestions({ subcategory, stated, onChoose }: SuggestionsProps) {
  const { data = [] } = useLoaded(suggestSpecifications, { query: { subcategory } });
  const known = new Set(stated.map((key) => key.trim().toLowerCase()));
  const others = data.filter(({ key }) => !known.has(key.toLowerCase())).slice(0, shown);
  if (others.length === 0) return null;
  return (
    <div className="pf-suggested">
      <small>
        <Trans>Others in this subcategory also state:</Trans>
      </small>
      <ul>
        {others.map(({ key, unit }) => (
          <li key={`${key} ${unit ?? ''}`}>
            <button type="button" onClick={() => onChoose(key, unit)}>
              <Plus size={15} />
              {unit === undefined ? key : `${key}, ${unit}`}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
