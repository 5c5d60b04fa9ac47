import type { ImportedValues } from './check-company.ts';

interface RuleField {
  value: keyof ImportedValues;
  /** The name under which `edited_fields` notes an edit of it. */
  edited: string;
}

/** The fields that come from columns `*_guess`, by the names they have in `classified_by_rule`. */
export const ruleFields: Record<'business_type' | 'industry' | 'category', RuleField> = {
  business_type: { value: 'business_type', edited: 'business_type' },
  industry: { value: 'industry_id', edited: 'industry' },
  category: { value: 'category_id', edited: 'industry' },
};
