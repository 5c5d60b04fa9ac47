import { type ComponentProps, lazy, Suspense } from 'react';

const CategoryChoice = lazy(() => import('./category-choice.tsx'));

/** The dialog in which a category is chosen, loaded when it is opened first. */
export function CategoryDialogOnDemand(props: ComponentProps<typeof CategoryChoice>) {
  return (
    <Suspense>
      <CategoryChoice {...props} />
    </Suspense>
  );
}
