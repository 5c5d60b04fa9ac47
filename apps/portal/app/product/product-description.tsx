import { SectionCard } from '@kontor/ui';
import { useLingui } from '@lingui/react/macro';
import { LongText } from '../business/long-text.tsx';
import type { ProductPageData } from './load-product.server.ts';

export function ProductDescription({ description }: ProductPageData) {
  const { t } = useLingui();
  if (!description) return null;
  return (
    <SectionCard title={t`Description`}>
      <LongText text={description} />
    </SectionCard>
  );
}
