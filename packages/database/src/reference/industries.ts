import { readdir, readFile } from 'node:fs/promises';
import type { Names } from '../names.ts';

const folder = new URL('../../reference/industries/', import.meta.url);

interface IndustryFile {
  id: string;
  name: Names;
  description: Names;
  categories: { id: string; name: Names; subCategories: { id: string; name: Names }[] }[];
}

/** The industry tree from its files, one an industry; the order of files and entries is the order shown. */
export async function readIndustries() {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort();
  const tree = await Promise.all(
    files.map(
      async (file): Promise<IndustryFile> => JSON.parse(await readFile(new URL(file, folder), 'utf8')),
    ),
  );
  return {
    industries: tree.map(({ id, name, description }, position) => ({
      id,
      names: name,
      descriptions: description,
      position,
    })),
    categories: tree.flatMap((industry) =>
      industry.categories.map(({ id, name }, position) => ({
        id,
        industry_id: industry.id,
        names: name,
        position,
      })),
    ),
    subcategories: tree.flatMap((industry) =>
      industry.categories.flatMap((category) =>
        category.subCategories.map(({ id, name }, position) => ({
          id,
          category_id: category.id,
          names: name,
          position,
        })),
      ),
    ),
  };
}
