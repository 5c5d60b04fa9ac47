import type { BusinessEdit, BusinessSection } from '@kontor/contract';
import { FormFields } from '@kontor/web/form/form-fields';
import { type ComponentType, type Ref, useMemo } from 'react';
import { ConfirmedOn } from './confirmed-on.tsx';
import { ContactFields } from './contact-fields.tsx';
import { FactoryFields } from './factory-fields.tsx';
import type { SectionForm } from './field-kinds.ts';
import { GeneralFields } from './general-fields.tsx';
import { SectionContext } from './section-context.ts';
import type { SectionEditor } from './section-editor.ts';
import { TermsFields } from './terms-fields.tsx';
import { TradeFields } from './trade-fields.tsx';
import { useSectionNames } from './use-section-names.ts';

interface SectionCardProps {
  section: BusinessSection;
  editor: SectionEditor;
  source: BusinessEdit['source'];
  ref: Ref<HTMLElement>;
}

const fieldsOf: Record<BusinessSection, ComponentType> = {
  general: GeneralFields,
  contact: ContactFields,
  factory: FactoryFields,
  trade: TradeFields,
  terms: TermsFields,
};

/** A section whose fields are typed: a draft by itself, public once it is published. */
export function SectionCard({ section, editor, source, ref }: SectionCardProps) {
  const names = useSectionNames();
  const view = editor.view();
  const Fields = fieldsOf[section];
  const context = useMemo(() => ({ section, view, editor, source }), [section, view, editor, source]);
  return (
    <SectionContext value={context}>
      <section className="k-card" ref={ref}>
        <div className="k-card-head">
          <h2>{names[section].title}</h2>
          <ConfirmedOn
            state={view.state}
            isEmpty={Object.keys(view.state.values).length === 0}
            onConfirm={() => editor.confirm()}
          />
        </div>
        <div className="y-fields">
          <FormFields control={controlOf(editor)}>
            <Fields />
          </FormFields>
        </div>
      </section>
    </SectionContext>
  );
}

/** A section as fields see a form. */
function controlOf(editor: SectionEditor) {
  const { values, issues } = editor.view();
  return {
    values,
    issues,
    returned: {},
    change(part: SectionForm) {
      for (const [field, value] of Object.entries(part)) editor.change(field as keyof SectionForm, value);
    },
  };
}
