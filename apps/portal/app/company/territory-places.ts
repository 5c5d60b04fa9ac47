import type { PortalCountryCode } from '../portal-country.ts';

/** Where a portal's country is marked on the map: a city of it, in degrees. */
interface Place {
  latitude: number;
  longitude: number;
  /** The side of the mark its code stands on, so that neighbours stay apart. */
  code: 'before' | 'after';
}

export const territoryPlaces: Record<PortalCountryCode, Place> = {
  MX: { latitude: 19.4, longitude: -99.1, code: 'before' },
  US: { latitude: 39.8, longitude: -95, code: 'after' },
  CA: { latitude: 51, longitude: -104, code: 'after' },
  BR: { latitude: -15.8, longitude: -47.9, code: 'before' },
  AR: { latitude: -34.6, longitude: -61, code: 'after' },
  CL: { latitude: -33.5, longitude: -70.7, code: 'before' },
  PE: { latitude: -12, longitude: -76, code: 'before' },
  CO: { latitude: 4.7, longitude: -73, code: 'after' },
  EC: { latitude: -1, longitude: -78.5, code: 'before' },
  ES: { latitude: 40.4, longitude: -3.7, code: 'before' },
  IT: { latitude: 42.5, longitude: 12.5, code: 'after' },
  DE: { latitude: 50.5, longitude: 9.5, code: 'before' },
  FR: { latitude: 46.5, longitude: 2.5, code: 'before' },
  GB: { latitude: 53, longitude: -1.5, code: 'before' },
  PL: { latitude: 52.2, longitude: 20, code: 'after' },
  TR: { latitude: 39.4, longitude: 33, code: 'after' },
  MA: { latitude: 32.5, longitude: -6.5, code: 'before' },
  EG: { latitude: 28, longitude: 30.5, code: 'before' },
  ZA: { latitude: -29, longitude: 25, code: 'before' },
  AE: { latitude: 24, longitude: 54.5, code: 'before' },
  IN: { latitude: 22, longitude: 78, code: 'after' },
  CN: { latitude: 34, longitude: 107, code: 'after' },
  KR: { latitude: 36.5, longitude: 127.8, code: 'before' },
  JP: { latitude: 36, longitude: 138.5, code: 'after' },
  AU: { latitude: -26, longitude: 134, code: 'after' },
};

/** The map as it is drawn in `art/world.svg`: degrees become units by a factor each. */
const north = 76;
const south = -56;
const unitsAcross = 3;
const unitsDown = 3.5;
export const mapWidth = 360 * unitsAcross;
export const mapHeight = (north - south) * unitsDown;

/** The point of the map that stands for a place. */
export function onMap({ latitude, longitude }: { latitude: number; longitude: number }) {
  return { x: (longitude + 180) * unitsAcross, y: (north - latitude) * unitsDown };
}
