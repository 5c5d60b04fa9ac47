import type { BusinessEdit, BusinessSection } from '@kontor/contract';
import { createContext, use } from 'react';
import type { StatesOfCountry } from '../page-part/use-states.ts';
import type { EditOptions } from './load-edit-business.server.ts';
import type { SectionEditor, SectionView } from './section-editor.ts';

interface EditedSection {
  section: BusinessSection;
  view: SectionView;
  editor: SectionEditor;
  /** Where imported facts come from. */
  source: BusinessEdit['source'];
}

export const SectionContext = createContext<EditedSection | undefined>(undefined);

/** The section a field stands in. */
export function useSection(): EditedSection {
  const section = use(SectionContext);
  if (!section) throw new Error('The field stands in no section');
  return section;
}

interface Choices {
  options: EditOptions;
  /** Of the country that stands in the section. */
  states: StatesOfCountry;
}

export const ChoicesContext = createContext<Choices | undefined>(undefined);

/** What can be chosen from in a profile; everywhere in its editor. */
export function useChoices(): Choices {
  const choices = use(ChoicesContext);
  if (!choices) throw new Error('There is no editor of a profile around this component');
  return choices;
}
