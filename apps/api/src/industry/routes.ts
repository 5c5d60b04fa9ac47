import {
  getIndustryTree as getIndustryTreeCall,
  listCategories as listCategoriesCall,
  listIndustries as listIndustriesCall,
} from '@kontor/contract';
import { type Route, route } from '../route.ts';
import { getIndustryTree } from './get-industry-tree.ts';
import { listCategories } from './list-categories.ts';
import { listIndustries } from './list-industries.ts';

export const industryRoutes: Route[] = [
  route(listIndustriesCall, (context) => listIndustries(context), { tags: () => ['reference'] }),
  route(listCategoriesCall, (context, { params }) => listCategories(context, params.id), {
    tags: () => ['reference'],
  }),
  route(getIndustryTreeCall, (context) => getIndustryTree(context), {
    isCached: true,
    tags: () => ['reference'],
  }),
];
