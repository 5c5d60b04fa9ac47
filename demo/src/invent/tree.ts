import type { Database } from '@kontor/database';

export interface Subcategory {
  id: string;
  name: string;
  /** By language code. */
  names: Record<string, string | undefined>;
}
export interface Category {
  id: string;
  industry_id: string;
  name: string;
  /** By language code. */
  names: Record<string, string | undefined>;
  subcategories: Subcategory[];
}
/** The industry tree as the demo data need it, with English names. */
export interface Tree {
  industries: { id: string; categories: Category[] }[];
  findCategory(industryId: string, name: string): Category | undefined;
}

export async function readTree(db: Database): Promise<Tree> {
  const categories = await db.selectFrom('categories').selectAll().orderBy('id').execute();
  const subcategories = await db.selectFrom('subcategories').selectAll().orderBy('id').execute();
  const children = Map.groupBy(subcategories, (subcategory) => subcategory.category_id);
  const all = categories.map(
    ({ id, industry_id, names }): Category => ({
      id,
      industry_id,
      name: names.en,
      names: { ...names },
      subcategories: (children.get(id) ?? []).map((child) => ({
        id: child.id,
        name: child.names.en,
        names: { ...child.names },
      })),
    }),
  );
  const byName = new Map(all.map((category) => [`${category.industry_id} ${category.name}`, category]));
  return {
    industries: [...Map.groupBy(all, (category) => category.industry_id)].map(([id, own]) => ({
      id,
      categories: own,
    })),
    findCategory: (industryId, name) => byName.get(`${industryId} ${name}`),
  };
}
