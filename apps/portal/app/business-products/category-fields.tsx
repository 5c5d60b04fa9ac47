import { listCategories } from '@kontor/contract';
import { Button, SelectField } from '@kontor/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLoaded } from '../session/use-loaded.ts';
import { useProducts } from './products-context.ts';

interface CategoryFieldsProps {
  /** `0006.000601` or `0006.000601.00060101`. */
  chosen: string | undefined;
  /** It was sent without one. */
  isMissing: boolean;
  onChoose: (place: string) => void;
  /** Opens all of them to choose from. */
  onBrowse: () => void;
}

/** A category, and a subcategory of it where there is one. */
export function CategoryFields({ chosen, isMissing, onChoose, onBrowse }: CategoryFieldsProps) {
  const { t } = useLingui();
  const { industries } = useProducts();
  const [industry, category] = chosen?.split('.') ?? [];
  const place = chosen && `${industry}.${category}`;
  const name = industries.flatMap(({ categories }) => categories).find(({ value }) => value === place)?.text;
  return (
    <>
      <p className="bp-category">
        <Button onClick={onBrowse}>{name ?? t`Choose a category`}</Button>
        {isMissing && !chosen ? (
          <span role="alert" className="k-field-error">
            <Trans>Choose a category first.</Trans>
          </span>
        ) : null}
      </p>
      {industry && category ? (
        <SubcategoryField industry={industry} category={category} chosen={chosen} onChoose={onChoose} />
      ) : null}
    </>
  );
}

interface SubcategoryFieldProps {
  industry: string;
  category: string;
  chosen: string | undefined;
  onChoose: (place: string) => void;
}

function SubcategoryField({ industry, category, chosen, onChoose }: SubcategoryFieldProps) {
  const { t } = useLingui();
  const { data } = useLoaded(listCategories, { params: { id: industry } });
  const subcategories = data?.find(({ id }) => id === category)?.subCategories ?? [];
  const place = `${industry}.${category}`;
  return (
    <SelectField
      label={t`Subcategory`}
      value={chosen?.split('.')[2] ?? ''}
      empty={t`None`}
      options={subcategories.map(({ id, name }) => ({ value: id, text: name }))}
      onChange={({ target }) => onChoose(target.value ? `${place}.${target.value}` : place)}
    />
  );
}
