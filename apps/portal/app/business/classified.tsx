import { useLingui } from '@lingui/react/macro';
import { brand } from '../brand.ts';
import type { BusinessPageData } from './business-page-data.ts';

export type ClassifiedField = 'businessType' | 'industry' | 'categories' | 'subCategories';

interface ClassifiedProps {
  field: ClassifiedField;
  general: Pick<BusinessPageData['general'], 'classifiedByKontor'>;
}

/** Marks a value that a rule of ours gave, not the source. */
export function Classified({ field, general }: ClassifiedProps) {
  const { t } = useLingui();
  if (!general.classifiedByKontor.includes(field)) return null;
  return <small className="b-classified">{t`classified by ${brand.name}`}</small>;
}
