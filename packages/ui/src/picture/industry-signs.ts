import type { IconNode } from 'lucide';

/** The sign of an industry and, in the tree's order, of its categories. */
export interface IndustrySigns {
  industry: IconNode;
  categories: readonly IconNode[];
}
