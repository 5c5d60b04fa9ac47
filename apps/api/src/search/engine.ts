import type { Pool } from 'pg';
import type { Reference } from '../reference/reference.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What every question to the search is answered from. */
export interface Engine {
  /** Connections whose planner trusts the indexes. */
  pool: Pool;
  vocabulary: Vocabulary;
  reference: () => Reference;
}
