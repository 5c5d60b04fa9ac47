import { useLingui } from '@lingui/react/macro';
import { brand } from '../brand.ts';
import type { BusinessPageData } from './business-page-data.ts';

export type ClassifiedField = 'businessType' | 'industry' | 'categories' | 'subCategories';

interface ClassifiedProps extends Pick<BusinessPageData, 'general' | 'record'> {
  field: ClassifiedField;
}

/** Marks a value that a rule of ours gave, not the source. Of a public record that is said once, beside its source. */
export function Classified({ field, general, record }: ClassifiedProps) {
  const { t } = useLingui();
  if (record || !general.classifiedByKontor.includes(field)) return null;
  return <small className="b-classified">{t`classified by ${brand.name}`}</small>;
}
