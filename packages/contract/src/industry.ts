import { Type } from 'typebox';
import { defineCall } from './call.ts';
import { IndustryName } from './field.ts';

const noun = 'industry';

export const listIndustries = defineCall({
  name: 'listIndustries',
  method: 'GET',
  path: 'catsys/industry',
  access: 'anyone',
  noun,
  summary: 'The 15 industries in their order',
  data: Type.Array(IndustryName),
});

const node = { id: Type.String(), text: Type.String(), name: Type.String(), order: Type.Integer() };
const CategoryNode = Type.Object({ ...node, subCategories: Type.Array(Type.Object(node)) });

export const listCategories = defineCall({
  name: 'listCategories',
  method: 'GET',
  path: 'catsys/industry/{id}/category',
  access: 'anyone',
  noun,
  summary: 'The categories of an industry with their subcategories',
  params: Type.Object({ id: Type.String({ pattern: '^[0-9]{4}$' }) }),
  data: Type.Array(CategoryNode),
  errors: ['NotFound'],
});

/** Checklist 169: nodes carry both `text` and `name`, and `order`. */
export const getIndustryTree = defineCall({
  name: 'getIndustryTree',
  method: 'GET',
  path: 'catsys/industry/full-tree',
  access: 'anyone',
  noun,
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
