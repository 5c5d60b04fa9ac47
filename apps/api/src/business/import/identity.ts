import { v5 } from 'uuid';

// Fixed for all time: business ids of imported companies, and with them addresses of pages, derive from it.
const namespace = 'f3a1c7de-52b8-4c0e-9d64-7b1e0a9c25d3';

export interface Identity {
  source: string;
  folded_name: string;
  country_code: string;
}

/** The business id of an imported company: the same for the same source, folded name and country, everywhere. */
export function businessIdOf({ source, folded_name, country_code }: Identity): string {
  return v5(JSON.stringify([source, folded_name, country_code]), namespace);
}
