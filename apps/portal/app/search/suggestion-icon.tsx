import type { Suggestion } from '@kontor/contract';
import { Factory, Layers, MapPin, Package, Search } from '@kontor/ui/icon';

const icons = { words: Search, category: Layers, place: MapPin, business: Factory, product: Package };

export function SuggestionIcon({ kind }: { kind: Suggestion['kind'] }) {
  const Icon = icons[kind];
  return <Icon size={18} />;
}
