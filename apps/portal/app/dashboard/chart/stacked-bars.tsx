import { Axis } from './axis.tsx';
import { ChartFrame, type ChartPoint } from './chart-frame.tsx';
import { labelledSteps, scaleOf } from './scale.ts';

interface Stack {
  name: string;
  color: string;
  values: readonly number[];
}

interface StackedBarsProps {
  label: string;
  stacks: readonly Stack[];
  steps: readonly { title: string; short: string }[];
  textOf: (value: number) => string;
  /** What all of a step are called. */
  all: string;
}

const height = 250;
const top = 22;
const bottom = height - 30;
const left = 40;

/** How many of each kind there were in each step, with the sum above. */
export function StackedBars({ label, stacks, steps, textOf, all }: StackedBarsProps) {
  const sums = steps.map((_, place) => stacks.reduce((sum, { values }) => sum + (values[place] ?? 0), 0));
  const scale = scaleOf(sums);
  const bandOf = (width: number) => (width - 8 - left) / steps.length;
  const xOf = (place: number, width: number) => left + bandOf(width) * (place + 0.5);
  const points: ChartPoint[] = steps.map(({ title }, place) => ({
    title,
    values: [
      { name: all, text: textOf(sums[place] ?? 0) },
      ...stacks.flatMap(({ name, color, values }) =>
        values[place] ? [{ name, color, text: textOf(values[place]) }] : [],
      ),
    ],
  }));
  return (
    <ChartFrame label={label} height={height} points={points} xOf={xOf}>
      {(width) => {
        const bar = Math.min(56, bandOf(width) * 0.62);
        return (
          <>
            <Axis scale={scale} {...{ left, top, bottom, textOf }} right={width - 8} />
            {labelledSteps(steps.length, width - left, 62).map((place) => (
              <text key={place} x={xOf(place, width)} y={height - 8} textAnchor="middle">
                {steps[place]?.short}
              </text>
            ))}
            {steps.map(({ title }, place) => (
              <g key={title}>
                <Bar
                  x={xOf(place, width) - bar / 2}
                  width={bar}
                  stacks={stacks}
                  place={place}
                  scale={scale.top}
                />
                {sums[place] ? (
                  <text
                    className="z-strong"
                    x={xOf(place, width)}
                    y={bottom - ((bottom - top) * sums[place]) / scale.top - 6}
                    textAnchor="middle"
                  >
                    {textOf(sums[place])}
                  </text>
                ) : null}
              </g>
            ))}
          </>
        );
      }}
    </ChartFrame>
  );
}

interface BarProps {
  x: number;
  width: number;
  stacks: readonly Stack[];
  place: number;
  scale: number;
}

function Bar({ x, width, stacks, place, scale }: BarProps) {
  let below = 0;
  return stacks.map(({ name, color, values }) => {
    const value = values[place] ?? 0;
    if (value === 0) return null;
    const size = ((bottom - top) * value) / scale;
    const y = bottom - ((bottom - top) * below) / scale - size;
    below += value;
    // A line of the card's colour parts them.
    return <rect key={name} x={x} y={y} width={width} height={Math.max(1, size - 1.5)} fill={color} />;
  });
}
