import { currencies as inUse } from '@kontor/contract/business-codes';

/** Codes of ISO 4217 that are in use. */
export const currencies: ReadonlySet<string> = new Set(inUse);
