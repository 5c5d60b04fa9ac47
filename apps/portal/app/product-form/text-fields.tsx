import { productLimits as limits } from '@kontor/contract/product-limits';
import { SearchSelect, WordList } from '@kontor/ui';
import { TextBox } from '@kontor/web/form/text-box';
import { TextInput } from '@kontor/web/form/text-input';
import { useField } from '@kontor/web/form/use-field';
import { useLingui } from '@lingui/react/macro';
import { NoCategories } from './no-categories.tsx';
import { ProductField } from './product-field.tsx';
import { useTreeOptions } from './use-tree-options.ts';

/** What a product is called, what it is, and by which words it is found. */
export function TextFields() {
  const { t } = useLingui();
  return (
    <>
      <ProductField group="name">
        <TextInput label={t`Product name`} name="name" maxLength={limits.name} required />
      </ProductField>
      <ProductField group="category">
        <CategoryInput />
      </ProductField>
      <ProductField group="description">
        <TextBox
          label={t`Description`}
          name="description"
          hint={t`What it does and where it is used.`}
          maxLength={limits.description}
          rows={4}
        />
      </ProductField>
      <ProductField group="keywords">
        <KeywordInput />
      </ProductField>
    </>
  );
}

function CategoryInput() {
  const { t } = useLingui();
  const { value, set, error } = useField('category');
  const { options, failed, reload } = useTreeOptions();
  if (failed) return <NoCategories onRetry={reload} />;
  return (
    <SearchSelect
      label={t`Category`}
      name="category"
      hint={t`The subcategory decides which filters find the product.`}
      error={error}
      placeholder={options.length > 0 ? t`Type to search` : t`Loading`}
      nothing={t`No content.`}
      options={options}
      value={typeof value === 'string' ? value : ''}
      onChange={set}
    />
  );
}

function KeywordInput() {
  const { t } = useLingui();
  const { value, set, error } = useField('keywords');
  return (
    <WordList
      label={t`Keywords`}
      name="keywords"
      hint={t`Other names, part numbers, standards. Press Enter after each word.`}
      error={error}
      values={Array.isArray(value) ? value.map(String) : []}
      onChange={set}
      maxValues={limits.keywords}
      maxLength={limits.keyword}
      texts={{ chosen: t`Keywords`, remove: (word) => t`Remove ${word}` }}
    />
  );
}
