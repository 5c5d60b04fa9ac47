import type { Language } from '@kontor/contract';
import { type Industry, nameIn, type TreeNode } from '../reference/reference.ts';

/** Nodes carry their name as `text` and `name` and their place as `order`, from 1. */
function presentTreeNode({ id, names }: TreeNode, index: number, language: Language) {
  const name = nameIn(names, language);
  return { id, text: name, name, order: index + 1 };
}

export function presentCategories({ children }: TreeNode, language: Language) {
  return children.map((category, index) => ({
    ...presentTreeNode(category, index, language),
    subCategories: category.children.map((subcategory, place) =>
      presentTreeNode(subcategory, place, language),
    ),
  }));
}

export function presentIndustry(industry: Industry, index: number, language: Language) {
  return {
    ...presentTreeNode(industry, index, language),
    key: industry.id,
    description: nameIn(industry.descriptions, language),
    categories: presentCategories(industry, language),
  };
}
