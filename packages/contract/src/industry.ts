import { Type } from 'typebox';
import { defineCall } from './call.ts';
import { IndustryName } from './field.ts';

const industry = { noun: 'industry', method: 'GET', access: 'anyone', limit: 'read' } as const;

export const listIndustries = defineCall({
  ...industry,
  name: 'listIndustries',
  path: 'catsys/industry',
  summary: 'The 15 industries in their order',
  data: Type.Array(IndustryName),
});

const node = { id: Type.String(), text: Type.String(), name: Type.String(), order: Type.Integer() };
const CategoryNode = Type.Object({ ...node, subCategories: Type.Array(Type.Object(node)) });

export const listCategories = defineCall({
  ...industry,
  name: 'listCategories',
  path: 'catsys/industry/{id}/category',
  summary: 'The categories of an industry with their subcategories',
  params: Type.Object({ id: Type.String({ pattern: '^[0-9]{4}$' }) }),
  data: Type.Array(CategoryNode),
  errors: ['NotFound'],
});

/** Checklist 169: nodes carry both `text` and `name`, and `order`. */
export const getIndustryTree = defineCall({
  ...industry,
  name: 'getIndustryTree',
  path: 'catsys/industry/full-tree',
  summary: 'All industries with categories and subcategories',
  data: Type.Array(
    Type.Object({
      ...node,
      key: Type.String(),
      description: Type.String(),
      categories: Type.Array(CategoryNode),
    }),
  ),
});
