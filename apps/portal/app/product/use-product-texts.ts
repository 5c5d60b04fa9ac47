import { useLingui } from '@lingui/react/macro';
import type { ProductView } from './product-view.ts';

export function useProductTexts() {
  const { t } = useLingui();
  return {
    /** Checklist 104 and 166: the label 'Stock' and Yes or No. */
    stock: (inStock: boolean) => (inStock ? t`Stock: Yes` : t`Stock: No`),
    pictureAlt: ({ name, picture }: Pick<ProductView, 'name' | 'picture'>) =>
      picture.isPlate ? t`Placeholder image: ${name}` : name,
  };
}
