import { msg } from '@lingui/core/macro';
import type { NetworkPortal } from '../network/network-portals.ts';
import type { PortalCountryCode } from '../portal-country.ts';
import type { Telling } from './telling.server.ts';

/** The part of the map a territory is shown on, in degrees. */
export interface MapPart {
  north: number;
  south: number;
  west: number;
  east: number;
}

interface Territory {
  key: string;
  name: string;
  part: MapPart;
  portals: NetworkPortal[];
}

/** The portals by the part of the world they are for, as About Us lists them (checklist 118). */
export function territoriesIn({ say }: Telling, portals: readonly NetworkPortal[]): Territory[] {
  const of = (...codes: PortalCountryCode[]) => portals.filter(({ code }) => codes.includes(code));
  return [
    {
      key: 'europe',
      name: say(msg`Europe`),
      part: { north: 60, south: 34, west: -15, east: 43 },
      portals: of('ES', 'IT', 'DE', 'FR', 'GB', 'PL', 'TR'),
    },
    {
      key: 'south-america',
      name: say(msg`South America`),
      part: { north: 14, south: -56, west: -98, east: -24 },
      portals: of('BR', 'AR', 'CL', 'PE', 'CO', 'EC'),
    },
    {
      key: 'north-america',
      name: say(msg`North America`),
      part: { north: 62, south: 12, west: -135, east: -55 },
      portals: of('MX', 'US', 'CA'),
    },
    {
      key: 'africa-middle-east',
      name: say(msg`Africa and the Middle East`),
      part: { north: 40, south: -38, west: -28, east: 68 },
      portals: of('MA', 'EG', 'ZA', 'AE'),
    },
    {
      key: 'asia-pacific',
      name: say(msg`Asia and the Pacific`),
      part: { north: 54, south: -45, west: 62, east: 160 },
      portals: of('IN', 'CN', 'KR', 'JP', 'AU'),
    },
  ];
}
