import { ChartFrame, type ChartPoint } from './chart-frame.tsx';

interface ShareBarsProps {
  label: string;
  bars: readonly { title: string; share: number; text: string; color: string }[];
  /** A line before this bar, with its words. */
  line: { before: number; text: string };
}

const height = 268;
const top = 44;
const bottom = height - 30;
const side = 8;

/** Shares of a whole beside each other, with a line that must not be crossed. */
export function ShareBars({ label, bars, line }: ShareBarsProps) {
  const highest = Math.max(0.01, ...bars.map(({ share }) => share));
  const bandOf = (width: number) => (width - 2 * side) / bars.length;
  const xOf = (place: number, width: number) => side + bandOf(width) * (place + 0.5);
  const points: ChartPoint[] = bars.map(({ title, text, color }) => ({
    title,
    values: [{ name: label, text, color }],
  }));
  return (
    <ChartFrame label={label} height={height} points={points} xOf={xOf}>
      {(width) => {
        const bar = bandOf(width) * 0.74;
        const lineX = side + bandOf(width) * line.before;
        return (
          <>
            <line className="z-base" x1={side} x2={width - side} y1={bottom} y2={bottom} />
            {bars.map(({ title, share, text, color }, place) => {
              const size = ((bottom - top) * share) / highest;
              return (
                <g key={title}>
                  <rect
                    x={xOf(place, width) - bar / 2}
                    y={bottom - size}
                    width={bar}
                    height={size}
                    rx="2"
                    fill={color}
                  />
                  <text className="z-strong" x={xOf(place, width)} y={bottom - size - 7} textAnchor="middle">
                    {text}
                  </text>
                  <text x={xOf(place, width)} y={height - 8} textAnchor="middle">
                    {title}
                  </text>
                </g>
              );
            })}
            <line className="z-limit" x1={lineX} x2={lineX} y1="4" y2={bottom} />
            <text className="z-strong" x={lineX + 8} y="16">
              {line.text}
            </text>
          </>
        );
      }}
    </ChartFrame>
  );
}
