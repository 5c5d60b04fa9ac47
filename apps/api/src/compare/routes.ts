import { compare as compareCall, rowTags } from '@kontor/contract';
import { type Route, route } from '../route.ts';
import { compare } from './compare.ts';
import { idsIn } from './ids-in.ts';

export const compareRoutes: Route[] = [
  route(compareCall, (context, { query }) => compare(context, query.ids), {
    isCached: true,
    // What is not listed may be one day.
    tags: ({ businesses }, { query }) => {
      const ids = idsIn(query.ids);
      const owners = businesses.map(({ businessID }) => businessID);
      return [...rowTags('product', ids), ...rowTags('business', new Set([...ids, ...owners])), 'reference'];
    },
  }),
];
