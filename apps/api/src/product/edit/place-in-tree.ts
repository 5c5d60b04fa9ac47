import type { Reference, TreeNode } from '../../reference/reference.ts';

/** The nodes of `0006.000601.00060101`; undefined where one of them is not below the one before. */
export function readPlace(path: string, { industries }: Pick<Reference, 'industries'>): string[] | undefined {
  const ids = path.split('.');
  let nodes: readonly TreeNode[] = industries;
  for (const id of ids) {
    const node = nodes.find((each) => each.id === id);
    if (!node) return undefined;
    nodes = node.children;
  }
  return ids;
}
