import type { MyBusiness } from '@kontor/contract';
import { useOutletContext } from 'react-router';

/** What the frame hands to the page in it. */
export interface Managed {
  business: MyBusiness;
  /** Loads it again, where the page changed what the frame says: what its reader is there. */
  reload: () => void;
}

/** The business whose page stands in the frame, with what its reader is there. */
export function useManagedBusiness(): MyBusiness {
  return useOutletContext<Managed>().business;
}

export function useReloadManaged(): Managed['reload'] {
  return useOutletContext<Managed>().reload;
}
