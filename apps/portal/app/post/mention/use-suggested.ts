import {
  listBlockedAmong,
  type Mention,
  searchBusinesses,
  searchPeople,
  searchProducts,
} from '@kontor/contract';
import { useEffect, useState } from 'react';
import { logoOf } from '../../business/business-view.ts';
import { photoOf } from '../../person/photo-of.ts';
import { addressAt } from '../../picture/picture-sizes.ts';
import { useSession } from '../../session/session-context.tsx';

export interface Suggested {
  mention: Mention;
  picture: string | undefined;
  note: string | undefined;
}

/** Milliseconds nothing is typed before it is looked for. */
const pause = 200;
const ofEach = { businesses: 4, people: 3, products: 2 };
const photoWidth = 96;

/** Whom or what a name that is being typed may mean; nothing without one, and where it cannot be looked for. */
export function useSuggested(word: string | undefined): readonly Suggested[] {
  const { call } = useSession();
  const [found, setFound] = useState<{ word: string; suggested: Suggested[] }>();

  useEffect(() => {
    if (word === undefined) return;
    const left = new AbortController();
    const { signal } = left;
    const bodyOf = (size: number) => ({ body: { textQuery: word, skip: 0, size } });
    async function look(textQuery: string) {
      try {
        const [businesses, people, products] = await Promise.all([
          call(searchBusinesses, bodyOf(ofEach.businesses), { signal }),
          call(searchPeople, bodyOf(ofEach.people), { signal }),
          call(searchProducts, bodyOf(ofEach.products), { signal }),
        ]);
        // People of a block are left out by their search; businesses stay found.
        const ids = [
          ...businesses.items.map(({ businessID }) => businessID),
          ...products.items.map(({ businessProfile }) => businessProfile.businessID),
        ];
        const apart = new Set(
          ids.length === 0
            ? []
            : (await call(listBlockedAmong, { query: { ids: ids.join(',') } }, { signal })).ids,
        );
        const suggested: Suggested[] = [
          ...businesses.items
            .filter(({ businessID }) => !apart.has(businessID))
            .map((business) => ({
              mention: {
                resourceType: 'business' as const,
                resourceID: business.businessID,
                name: business.general.companyName,
              },
              picture: logoOf(business),
              note: business.contactInfo.country.countryName,
            })),
          ...people.items.map((person) => ({
            mention: {
              resourceType: 'user' as const,
              resourceID: person.userID,
              name: `${person.firstName} ${person.lastName}`,
            },
            picture: photoOf(person, photoWidth),
            note: person.companyName,
          })),
          ...products.items
            .filter(({ businessProfile }) => !apart.has(businessProfile.businessID))
            .map((product) => ({
              mention: {
                resourceType: 'product' as const,
                resourceID: product.productID,
                name: product.name,
              },
              picture: product.mainImage && addressAt(product.mainImage, photoWidth),
              note: product.businessProfile.general.companyName,
            })),
        ];
        if (!signal.aborted) setFound({ word: textQuery, suggested });
      } catch (error) {
        if (!signal.aborted) console.warn('Names could not be looked for', error);
      }
    }
    const waiting = setTimeout(() => void look(word), pause);
    return () => {
      clearTimeout(waiting);
      left.abort();
    };
  }, [call, word]);

  return word !== undefined && found?.word === word ? found.suggested : none;
}

const none: readonly Suggested[] = [];
