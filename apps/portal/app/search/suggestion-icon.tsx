import { Factory, Layers, Search } from '@kontor/ui/icon';

export type SuggestionKind = 'words' | 'category' | 'business';

const icons = { words: Search, category: Layers, business: Factory };

export function SuggestionIcon({ kind }: { kind: SuggestionKind }) {
  const Icon = icons[kind];
  return <Icon size={18} />;
}
