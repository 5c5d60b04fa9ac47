import { getIndustryTree, listCategories, listIndustries } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import { nameIn } from '../reference/reference.ts';
import { type Route, route } from '../route.ts';
import { presentCategories, presentIndustry } from './present.ts';

export const industryRoutes: Route[] = [
  route(listIndustries, ({ reference, language }) =>
    reference.industries.map(({ id, names }) => ({ id, name: nameIn(names, language) })),
  ),
  route(listCategories, ({ reference, language }, { params }) => {
    const industry = reference.industries.find(({ id }) => id === params.id);
    if (!industry) throw new KontorError('NotFound', `There is no industry ${params.id}.`);
    return presentCategories(industry, language);
  }),
  route(
    getIndustryTree,
    ({ reference, language }) =>
      reference.industries.map((industry, index) => presentIndustry(industry, index, language)),
    { isCached: true, tags: () => ['reference'] },
  ),
];
