import { Pill } from '@kontor/ui';
import type { BusinessPageData } from './business-page-data.ts';

/** Tells members on the cover that the business is theirs. It appears once it is known who is signed in, and moves nothing. */
export function OwnBusiness({ ownText }: Pick<BusinessPageData, 'ownText'>) {
  return ownText ? (
    <p className="b-own">
      <Pill tone="info">{ownText}</Pill>
    </p>
  ) : null;
}
