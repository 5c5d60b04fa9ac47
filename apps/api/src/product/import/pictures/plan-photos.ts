import { type ImportIssue, productLimits } from '@kontor/contract';
import type { ProductPhoto } from '../../edit/photo-queries.ts';
import type { PictureArchive } from './picture-archive.ts';

/** A photo a product will have: one it has already, or one of the ZIP. */
export type PlannedPhoto = { existing: ProductPhoto } | { file: string };

/**
 * The photos a row names, by the addresses of those the product has and the names of files in the ZIP. Undefined where they stay as
 * they are.
 */
export function planPhotos(
  names: readonly string[] | null | undefined,
  existing: readonly ProductPhoto[],
  archive: Pick<PictureArchive, 'has'>,
): { planned: PlannedPhoto[] | undefined; issues: ImportIssue[] } {
  if (names === undefined) return { planned: undefined, issues: [] };
  const issues: ImportIssue[] = [];
  const left = [...existing];
  const planned = (names ?? []).flatMap((name): PlannedPhoto[] => {
    const index = left.findIndex(({ photo }) => photo.url === name);
    const [same] = index < 0 ? [] : left.splice(index, 1);
    if (same) return [{ existing: same }];
    if (archive.has(name)) return [{ file: name }];
    issues.push({ field: 'photos', code: 'notInZip', value: name.slice(0, 60) });
    return [];
  });
  if ((names?.length ?? 0) > productLimits.photos)
    issues.push({ field: 'photos', code: 'tooMany', limit: productLimits.photos });
  const stays =
    planned.length === existing.length &&
    planned.every((each, index) => 'existing' in each && each.existing === existing[index]);
  return { planned: stays ? undefined : planned, issues };
}
