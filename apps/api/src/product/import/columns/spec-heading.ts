import { type SpecName, specPrefix } from './spec-named.ts';
import { targetNamed } from './target-named.ts';

/**
 * The heading of a specification, "name, unit", from which `targetNamed` reads the same. Where it would be read as something else,
 * as a field or a name with another unit, it says what it is, and commas of its name and unit are doubled.
 */
export function specHeading({ key, unit }: SpecName): string {
  const plain = unit === undefined ? key : `${key}, ${unit}`;
  const target = targetNamed(plain);
  if (target?.field === 'spec' && target.key === key && target.unit === unit) return plain;
  return `${specPrefix}${doubled(key)}, ${doubled(unit ?? '')}`.trimEnd();
}

const doubled = (text: string) => text.replaceAll(',', ',,');
