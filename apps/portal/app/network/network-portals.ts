import { brand } from '../brand.ts';
import { countryName, type PortalCountryCode, portalCountries } from '../portal-country.ts';

/** One of the network's portals: a site of its own. */
export interface NetworkPortal {
  code: PortalCountryCode;
  /** The country's name. */
  name: string;
  /** Without a slash at the end. */
  address: string;
}

/** The 25 portals in the order they are listed (checklist 15). */
export function networkPortals(language: string): NetworkPortal[] {
  const codes = Object.keys(portalCountries) as PortalCountryCode[];
  return codes.map((code) => ({
    code,
    name: countryName(code, language),
    address: `https://${code.toLowerCase()}.${brand.portalDomain}`,
  }));
}
