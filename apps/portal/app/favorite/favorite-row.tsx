import { visitor } from '@kontor/web/draft/place';
import { CompareButton } from '../compare/compare-button.tsx';
import { FollowUpButton } from '../follow-up/follow-up-button.tsx';
import { AddToListButton } from '../list/add-to-list-button.tsx';
import { AskTick } from '../ticked-suppliers/ask-tick.tsx';
import type { Favorite } from './load-favorites.ts';
import { SaveMark } from './save-mark.tsx';
import { SavedRow } from './saved-row.tsx';

/** A business or a product somebody saved. @param owner the person's id, or `visitor`, who has no lists */
export function FavoriteRow({ favorite, owner }: { favorite: Favorite; owner: string }) {
  const { resourceType, resourceID, savedAt } = favorite;
  const isListed = favorite.business !== undefined || favorite.product !== undefined;
  return (
    <SavedRow
      card={favorite}
      ways={({ name, supplier, picture }) => (
        <>
          {supplier ? <AskTick supplier={supplier} /> : null}
          {picture === undefined ? null : (
            <CompareButton size="small" thing={{ kind: resourceType, id: resourceID, name, picture }} />
          )}
          <span className="fv-icons">
            {owner !== visitor && isListed ? (
              <>
                <AddToListButton resourceType={resourceType} id={resourceID} name={name} />
                <FollowUpButton subjectType={resourceType} subjectID={resourceID} name={name} />
              </>
            ) : null}
            <SaveMark resourceType={resourceType} id={resourceID} savedAt={savedAt} name={name} />
          </span>
        </>
      )}
    />
  );
}
