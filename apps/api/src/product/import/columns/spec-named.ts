import { productLimits as limits } from '@kontor/contract';
import { plainLine } from '../../../text/plain-text.ts';

/** A specification as columns have it: a name, and a unit where it has one. */
export interface SpecName {
  key: string;
  unit?: string;
}

/** Before a heading that would otherwise be read as something else. */
export const specPrefix = 'Specification: ';

/** The specification a heading names: "name, unit", "name (unit)", "name [unit]", or a name alone. */
export function specNamed(heading: string): SpecName | undefined {
  const isStated = heading.startsWith(specPrefix);
  const [before = '', behind] = isStated ? parted(heading.slice(specPrefix.length)) : looseParts(heading);
  const key = plainLine(before);
  const unit = behind === undefined ? null : plainLine(behind);
  if (key === null || key.length > limits.specKey || (unit?.length ?? 0) > limits.unit) return undefined;
  return unit === null ? { key } : { key, unit };
}

function looseParts(heading: string): [string, string?] {
  const inBrackets = /^(.*\S)\s*[([（]([^()[\]（）]+)[)\]）]$/.exec(heading);
  if (inBrackets) return [inBrackets[1] ?? '', inBrackets[2]];
  const comma = heading.lastIndexOf(', ');
  return comma < 1 ? [heading] : [heading.slice(0, comma), heading.slice(comma + 2)];
}

/** By the first comma that is not doubled, read from the left. */
function parted(text: string): [string, string?] {
  const single = /^((?:[^,]|,,)*),(?!,)(.*)$/s.exec(text);
  return single ? [undoubled(single[1] ?? ''), undoubled(single[2] ?? '')] : [undoubled(text)];
}

const undoubled = (text: string) => text.replaceAll(',,', ',');
