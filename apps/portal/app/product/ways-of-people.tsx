import ReportButton from '../blocking/report-button.tsx';
import LoadedLike from '../reaction/loaded-like.tsx';

export interface LikeProductProps {
  id: string;
  likes: number;
  /** Told with the likes whoever reads the page changes. */
  onLikes: (likes: number) => void;
}

/** For people who are signed in: to like a product, and to report it. */
export default function WaysOfPeople({ id, ...counted }: LikeProductProps) {
  return (
    <>
      <LoadedLike resourceType="product" resourceID={id} {...counted} />
      <ReportButton type="product" id={id} />
    </>
  );
}
