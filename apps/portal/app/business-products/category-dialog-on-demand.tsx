import { lazyPart } from '@kontor/web/lazy-part';
import { type ComponentProps, Suspense } from 'react';

const CategoryChoice = lazyPart(() => import('./category-choice.tsx'));

/** The dialog in which a category is chosen, loaded when it is opened first. */
export function CategoryDialogOnDemand(props: ComponentProps<typeof CategoryChoice>) {
  return (
    <Suspense>
      <CategoryChoice {...props} />
    </Suspense>
  );
}
