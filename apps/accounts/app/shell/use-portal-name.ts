import { useVisit } from './use-visit.ts';

/** The portal people come from, with its country: "Kontor Mexico". */
export function usePortalName(): string {
  return `Kontor ${useVisit().countryName}`;
}
