import { brand } from '../brand.ts';
import { part, type Thing, thing } from './thing.ts';

/** Who runs the portal at `origin`. */
export function operatorOrganization(origin: string): Thing {
  return thing('Organization', {
    '@id': `${origin}/#organization`,
    name: brand.company,
    alternateName: brand.name,
    url: `${origin}/`,
    email: brand.email,
    telephone: brand.phones.usa,
    address: part('PostalAddress', { addressLocality: brand.city }),
  });
}
