import { Plus } from '@kontor/ui/icon';
import { editProfilePath } from './person-address.ts';

interface AddFactProps {
  /** Its field in the form of one's profile. */
  field?: string;
  text: string;
}

/** Offers to state what one's profile does not. */
export function AddFact({ field, text }: AddFactProps) {
  return (
    <a className="u-add" href={field ? `${editProfilePath}#${field}` : editProfilePath}>
      <Plus size={16} />
      {text}
    </a>
  );
}
