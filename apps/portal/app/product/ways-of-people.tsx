import ReportButton from '../peace/report-button.tsx';
import LoadedLike from '../reaction/loaded-like.tsx';
import type { LikeProductProps } from './like-product.tsx';

/** For people who are signed in: to like a product, and to report it. */
export default function WaysOfPeople({ id, ...counted }: LikeProductProps) {
  return (
    <>
      <LoadedLike resourceType="product" resourceID={id} {...counted} />
      <ReportButton type="product" id={id} />
    </>
  );
}
