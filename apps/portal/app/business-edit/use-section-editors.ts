import {
  type BusinessEdit,
  type BusinessSection,
  type Client,
  confirmBusinessSection,
  discardBusinessDraft,
  getBusinessEdit,
  publishBusinessSection,
  saveBusinessDraft,
} from '@kontor/contract';
import { drafts } from '@kontor/web/draft';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import { decimalSign } from '../amount/read-amount.ts';
import { useSession } from '../session/session-context.tsx';
import type { SectionForm } from './field-kinds.ts';
import { openSectionEditor, type SectionEditor } from './section-editor.ts';
import { sectionFields } from './section-fields.ts';

export type SectionEditors = Readonly<Record<BusinessSection, SectionEditor>>;

interface Place {
  call: Client;
  owner: string;
  businessID: string;
  decimal: string;
  onChange: () => void;
}

/** The sections of a business as they are edited here; what was not saved when the page was left is saved now. */
export function useSectionEditors(owner: string, edit: BusinessEdit): SectionEditors {
  const { call } = useSession();
  const { i18n } = useLingui();
  const decimal = decimalSign(i18n.locale);
  const [, look] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is loaded again is taken over by the editors themselves
  const editors = useMemo(() => {
    const onChange = () => look((turn) => turn + 1);
    const place = { call, owner, businessID: edit.businessID, decimal, onChange };
    const open = (section: BusinessSection) => editorOf(section, edit, place);
    return {
      general: open('general'),
      contact: open('contact'),
      factory: open('factory'),
      trade: open('trade'),
      terms: open('terms'),
    };
  }, [call, owner, edit.businessID, decimal]);

  useEffect(() => {
    const all = Object.values(editors);
    const saveAll = () => void Promise.all(all.map((editor) => editor.save()));
    addEventListener('online', saveAll);
    return () => {
      removeEventListener('online', saveAll);
      for (const editor of all) editor.close();
    };
  }, [editors]);

  return editors;
}

function editorOf(
  section: BusinessSection,
  edit: BusinessEdit,
  { call, owner, businessID, decimal, onChange }: Place,
): SectionEditor {
  const params = { businessID, section };
  const draft = { owner, form: `business ${businessID} ${section}` };
  const warn = (error: unknown): undefined => {
    console.warn('This browser cannot store what is not saved', error);
  };
  return openSectionEditor({
    fields: sectionFields[section],
    decimal,
    start: edit.sections[section],
    calls: {
      load: async () => (await call(getBusinessEdit, { params: { businessID } })).sections[section],
      save: (body) => call(saveBusinessDraft, { params, body }),
      discard: () => call(discardBusinessDraft, { params }),
      publish: (body) => call(publishBusinessSection, { params, body }),
      confirm: () => call(confirmBusinessSection, { params }),
    },
    unsaved: {
      read: () => drafts((all) => all.readDraft(draft)).catch(warn) as Promise<SectionForm | undefined>,
      write: (form) =>
        void drafts((all) => (form ? all.writeDraft(draft, { ...form }) : all.forgetDraft(draft))).catch(
          warn,
        ),
    },
    later(work, milliseconds) {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
    onChange,
  });
}
