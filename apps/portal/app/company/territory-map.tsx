import { classes } from '@kontor/ui';
import type { PortalCountryCode } from '../portal-country.ts';
import { usePortal } from '../session/use-portal.ts';
import world from './art/world.svg';
import type { MapPart } from './territories.server.ts';
import { mapHeight, mapWidth, onMap, territoryPlaces } from './territory-places.ts';
import './territory-map.css';

interface TerritoryMapProps {
  codes: readonly PortalCountryCode[];
  /** The whole map, with the countries' codes, when left out. */
  part?: MapPart;
  label: string;
}

/** Countries of the network as marks on a map of dots; the portal's own is ringed. */
export function TerritoryMap({ codes, part, label }: TerritoryMapProps) {
  const { country } = usePortal();
  const { x, y, width, height } = frameOf(part);
  return (
    <svg
      className={classes('c-map', part && 'c-map-part')}
      viewBox={`${x} ${y} ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      <image href={world} width={mapWidth} height={mapHeight} />
      {codes.map((code) => (
        <Mark key={code} code={code} isOwn={code === country.code} named={!part} />
      ))}
    </svg>
  );
}

interface MarkProps {
  code: PortalCountryCode;
  isOwn: boolean;
  named: boolean;
}

/** Strokes without length: round, and as large on every scale of the map. */
function Mark({ code, isOwn, named }: MarkProps) {
  const place = territoryPlaces[code];
  const { x, y } = onMap(place);
  const point = `M${x} ${y}h0`;
  const isAfter = place.code === 'after';
  return (
    <g>
      {isOwn ? (
        <>
          <path className="c-map-ring" d={point} />
          <path className="c-map-gap" d={point} />
        </>
      ) : null}
      <path className="c-map-mark" d={point} />
      {named ? (
        <text
          x={isAfter ? x + 9 : x - 9}
          y={y}
          textAnchor={isAfter ? 'start' : 'end'}
          dominantBaseline="central"
        >
          {code}
        </text>
      ) : null}
    </g>
  );
}

function frameOf(part: MapPart | undefined) {
  if (!part) return { x: 0, y: 0, width: mapWidth, height: mapHeight };
  const from = onMap({ latitude: part.north, longitude: part.west });
  const to = onMap({ latitude: part.south, longitude: part.east });
  return { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y };
}
