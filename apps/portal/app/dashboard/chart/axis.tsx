import type { Scale } from './scale.ts';

interface AxisProps {
  scale: Scale;
  /** Pixels: where lines begin and end, and the first and the last of them. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  textOf: (value: number) => string;
}

/** Lines across a chart with their numbers. */
export function Axis({ scale, left, right, top, bottom, textOf }: AxisProps) {
  return scale.ticks.map((tick) => {
    const y = bottom - ((bottom - top) * tick) / scale.top;
    return (
      <g key={tick}>
        <line className={tick === 0 ? 'z-base' : 'z-grid'} x1={left} x2={right} y1={y} y2={y} />
        <text x={left - 8} y={y + 4} textAnchor="end">
          {textOf(tick)}
        </text>
      </g>
    );
  });
}
