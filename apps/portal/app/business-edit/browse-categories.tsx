import { businessLimits as limits } from '@kontor/contract/business-limits';
import { useField } from '@kontor/web/form/use-field';
import { CategoryDialog } from '../business-create/category-dialog.tsx';
import { useChoices } from './section-context.ts';

/** The tree in which the categories of a business are chosen by looking. */
export default function BrowseCategories({ onClose }: { onClose: () => void }) {
  const { industries } = useChoices().options;
  const { value, set } = useField('categories');
  return (
    <CategoryDialog
      industries={industries}
      chosen={Array.isArray(value) ? value.map(String) : []}
      maxChosen={limits.categories}
      onChoose={set}
      onClose={onClose}
    />
  );
}
