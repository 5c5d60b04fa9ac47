import type { Language } from '@kontor/contract';
import type { Names } from '@kontor/database';

export interface Country {
  code: string;
  names: Names;
  emoji: string;
  dialCode: string | null;
}

interface State {
  id: string;
  countryCode: string;
  name: string;
}

/** A node of the industry tree; its children are in their order. */
export interface TreeNode {
  id: string;
  names: Names;
  children: TreeNode[];
}

export interface Industry extends TreeNode {
  descriptions: Names;
}

/** The reference data, read once and held in memory: presenters look names up here instead of joining. */
export interface Reference {
  countries: ReadonlyMap<string, Country>;
  states: ReadonlyMap<string, State>;
  languages: ReadonlyMap<string, { code: string; names: Names; nativeName: string }>;
  genders: ReadonlyMap<string, { code: string; names: Names }>;
  jobPositions: ReadonlyMap<string, { id: string; names: Names }>;
  businessTypes: ReadonlyMap<string, { code: string; names: Names }>;
  industries: readonly Industry[];
  /** Industries, categories and subcategories by id. */
  nodes: ReadonlyMap<string, TreeNode>;
}

/** A name in the language asked for, English where it has none in that language. */
export function nameIn(names: Names, language: Language): string {
  return names[language] ?? names.en;
}
