import { CategoryDialog } from '../business-create/category-dialog.tsx';
import { useProducts } from './products-context.ts';

interface CategoryChoiceProps {
  /** `0006.000601`. */
  chosen: string | undefined;
  onChoose: (place: string | undefined) => void;
  onClose: () => void;
}

/** One category of all; choosing another one takes its place. */
export default function CategoryChoice({ chosen, onChoose, onClose }: CategoryChoiceProps) {
  const { industries } = useProducts();
  return (
    <CategoryDialog
      industries={industries}
      chosen={chosen ? [chosen] : []}
      maxChosen={1}
      onChoose={([place]) => onChoose(place)}
      onClose={onClose}
    />
  );
}
