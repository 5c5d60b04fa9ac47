import type { askAs } from '../load/ask-as.ts';

/** An api on a database of its own, asked by one person. */
export interface OpenApi {
  database: string;
  personID: string;
  ask: ReturnType<typeof askAs>;
}
