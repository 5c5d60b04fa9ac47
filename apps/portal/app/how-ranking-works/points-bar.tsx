/** What points are for: how well a row fits, or what is behind it. Each has its colour. */
export type PointsFor = 'fit' | 'completeness' | 'proof' | 'likes' | 'freshness' | 'place';

export interface PointsPart {
  for: PointsFor;
  points: number;
}

interface PointsBarProps {
  parts: readonly PointsPart[];
  /** Points that fill the bar. */
  scale: number;
}

const thickness = 10;

/** Points as a bar, for the eye alone: what it says stands beside it as text. */
export function PointsBar({ parts, scale }: PointsBarProps) {
  return (
    <svg
      className="w-bar"
      viewBox={`0 0 ${scale} ${thickness}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {parts.map((part, index) => {
        const start = parts.slice(0, index).reduce((sum, { points }) => sum + points, 0);
        return (
          <g key={part.for} className={`w-${part.for}`}>
            <rect x={start} width={part.points} height={thickness} />
          </g>
        );
      })}
    </svg>
  );
}
