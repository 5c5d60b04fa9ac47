import { getIndustryTree } from '@kontor/contract';
import type { SelectOption } from '@kontor/ui';
import { useMemo } from 'react';
import { useLoaded } from '../session/use-loaded.ts';

interface TreeOptions {
  /** Every place a product can have; empty until they are loaded. */
  options: SelectOption[];
  /** They could not be loaded. */
  failed: boolean;
  reload: () => void;
}

/** Categories and subcategories as a product's form sends them, each with what it lies in. */
export function useTreeOptions(): TreeOptions {
  const { data, failed, reload } = useLoaded(getIndustryTree, {});
  const options = useMemo(
    () =>
      (data ?? []).flatMap(({ key, name: industry, categories }) =>
        categories.flatMap(({ id, name: category, subCategories }) => [
          ...subCategories.map((each) => ({
            value: `${key}.${id}.${each.id}`,
            text: `${each.name} (${industry}, ${category})`,
          })),
          { value: `${key}.${id}`, text: `${category} (${industry})` },
        ]),
      ),
    [data],
  );
  return { options, failed, reload };
}
