import { steppedFigures } from './filter-steps.ts';

/**
 * What businesses and products are filtered by beside words and places; of each the choices are a closed list (`capability-choices.ts`).
 * One of those chosen of a list is enough, and every list of which something is chosen must be met. Products are filtered by what their
 * business can do, too. Names alone: every page reads addresses by them.
 */
export const capabilities = [
  'proof',
  'employees',
  'contractManufacturing',
  'deliveryTerm',
  'currency',
  'language',
  'offer',
] as const;

export type Capability = (typeof capabilities)[number];

/** All that a tab can be filtered by: capabilities, and figures of which one step is chosen. */
export const filters = [...capabilities, ...steppedFigures] as const;
export type Filter = (typeof filters)[number];
/** Those that products alone have. */
export const filtersOfProducts: readonly Filter[] = ['offer', 'minimumOrder'];

/** Choices of some lists. */
export type ChosenCapabilities = Partial<Record<Capability, readonly string[]>>;

/** What rows are ordered by: how well they fit, when they came, or their name. */
export const searchOrders = ['fit', 'newest', 'name'] as const;
export type SearchOrder = (typeof searchOrders)[number];

/** Countries that are chosen together, at most. */
export const maxCountries = 10;
