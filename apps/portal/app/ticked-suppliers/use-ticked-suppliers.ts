import { useSyncExternalStore } from 'react';
import { tickedSuppliers } from './ticked-suppliers.ts';

/** Who is ticked; nobody on the server and while the page comes to life. */
export function useTickedSuppliers() {
  return useSyncExternalStore(tickedSuppliers.subscribe, tickedSuppliers.current, tickedSuppliers.none);
}
