import { getIndustryTree, listCategories, listIndustries } from '@kontor/contract';
import { KontorError } from '@kontor/server';
import { anyone } from '../policy.ts';
import { nameIn } from '../reference/reference.ts';
import { type Route, route } from '../route.ts';
import { presentCategories, presentIndustry } from './present.ts';

export const industryRoutes: Route[] = [
  route(listIndustries, anyone, ({ reference, language }) =>
    reference.industries.map(({ id, names }) => ({ id, name: nameIn(names, language) })),
  ),
  route(listCategories, anyone, ({ reference, language }, { params }) => {
    const industry = reference.industries.find(({ id }) => id === params.id);
    if (!industry) throw new KontorError('NotFound', `There is no industry ${params.id}.`);
    return presentCategories(industry, language);
  }),
  route(
    getIndustryTree,
    anyone,
    ({ reference, language }) =>
      reference.industries.map((industry, index) => presentIndustry(industry, index, language)),
    { madeOf: () => ['reference'] },
  ),
];
