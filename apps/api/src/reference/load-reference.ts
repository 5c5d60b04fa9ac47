import type { ReadDatabase } from '@kontor/database';
import type { Industry, Reference, TreeNode } from './reference.ts';

function byKey<K extends string, T extends Record<K, string>>(rows: T[], key: K): Map<string, T> {
  return new Map(rows.map((row) => [row[key], row]));
}

async function readTree(db: ReadDatabase): Promise<Pick<Reference, 'industries' | 'nodes'>> {
  const [industries, categories, subcategories] = await Promise.all([
    db.selectFrom('industries').selectAll().orderBy('position').execute(),
    db.selectFrom('categories').selectAll().orderBy('industry_id').orderBy('position').execute(),
    db.selectFrom('subcategories').selectAll().orderBy('category_id').orderBy('position').execute(),
  ]);
  const nodes = new Map<string, TreeNode>();
  const tree = industries.map(({ id, names, descriptions }): Industry => {
    const industry = { id, names, descriptions, children: [] };
    nodes.set(id, industry);
    return industry;
  });
  for (const { id, names, industry_id } of categories) {
    const category = { id, names, children: [] };
    nodes.set(id, category);
    nodes.get(industry_id)?.children.push(category);
  }
  for (const { id, names, category_id } of subcategories) {
    const subcategory = { id, names, children: [] };
    nodes.set(id, subcategory);
    nodes.get(category_id)?.children.push(subcategory);
  }
  return { industries: tree, nodes };
}

/** Reads all reference data (about 7,000 small rows). */
export async function loadReference(db: ReadDatabase): Promise<Reference> {
  const [countries, states, languages, genders, jobPositions, businessTypes, tree] = await Promise.all([
    db.selectFrom('countries').select(['code', 'names', 'emoji', 'dial_code as dialCode']).execute(),
    db
      .selectFrom('states')
      .select(['id', 'country_code as countryCode', 'name'])
      .orderBy('position')
      .execute(),
    db.selectFrom('languages').select(['code', 'names', 'native_name as nativeName']).execute(),
    db.selectFrom('genders').select(['code', 'names']).orderBy('position').execute(),
    db.selectFrom('job_positions').select(['id', 'names']).orderBy('position').execute(),
    db.selectFrom('business_types').select(['code', 'names']).orderBy('position').execute(),
    readTree(db),
  ]);
  return {
    countries: byKey(countries, 'code'),
    states: byKey(states, 'id'),
    languages: byKey(languages, 'code'),
    genders: byKey(genders, 'code'),
    jobPositions: byKey(jobPositions, 'id'),
    businessTypes: byKey(businessTypes, 'code'),
    ...tree,
  };
}
