import { Axis } from './axis.tsx';
import { ChartFrame, type ChartPoint } from './chart-frame.tsx';
import { labelledSteps, scaleOf } from './scale.ts';

interface Line {
  /** In full, as it is read. */
  name: string;
  /** As it stands at the end of the line. */
  short: string;
  color: string;
  values: readonly number[];
}

interface LineChartProps {
  label: string;
  lines: readonly Line[];
  /** Each step in full, and as it stands below the axis. */
  steps: readonly { title: string; short: string }[];
  textOf: (value: number) => string;
  /** Of something else that happened in steps: how often, and what it is called, short beside its mark and in full as it is read. */
  marks?: { counts: readonly number[]; short: string; name: string };
}

const height = 270;
const top = 14;
const bottom = height - 30;
const left = 48;
/** Pixels of a letter at the end of a line, and between two such words. */
const letter = 8;
const apart = 18;
/** Length of the tick of a mark, below its word. */
const tick = 12;

/** How something changes from step to step. The first line stands on a tinted area. */
export function LineChart({ label, lines, steps, textOf, marks }: LineChartProps) {
  const scale = scaleOf(lines.flatMap(({ values }) => values));
  const longest = Math.max(...lines.map(({ short }) => lettersOf(short)));
  const last = steps.length - 1;
  const rightOf = (width: number) => width - 18 - Math.min(110, longest * letter);
  const xOf = (place: number, width: number) => left + ((rightOf(width) - left) * place) / Math.max(1, last);
  const yOf = (value: number) => bottom - ((bottom - top) * value) / scale.top;
  const points: ChartPoint[] = steps.map(({ title }, place) => ({
    title,
    values: [
      ...lines.map(({ name, color, values }) => ({ name, color, text: textOf(values[place] ?? 0) })),
      ...(marks?.counts[place] ? [{ name: marks.name, text: textOf(marks.counts[place]) }] : []),
    ],
  }));
  const marked = steps.flatMap((_, place) => (marks?.counts[place] ? [place] : []));
  // Many lines would hide what they stand for: then they are ticks.
  const isRare = marked.length <= 3;
  const ends = spread(lines.map(({ values }) => yOf(values.at(-1) ?? 0)));
  return (
    <ChartFrame label={label} height={height} points={points} xOf={xOf} hasLine>
      {(width) => {
        const pathOf = (values: readonly number[]) =>
          values
            .map((value, place) => `${place === 0 ? 'M' : 'L'}${xOf(place, width)} ${yOf(value)}`)
            .join('');
        const [first] = lines;
        return (
          <>
            <Axis scale={scale} {...{ left, top, bottom, textOf }} right={rightOf(width)} />
            {labelledSteps(steps.length, rightOf(width) - left, 72).map((place) => (
              <text key={place} x={xOf(place, width)} y={height - 8} textAnchor="middle">
                {steps[place]?.short}
              </text>
            ))}
            {marked.map((place, index) => {
              const x = xOf(place, width);
              const before = marked[index - 1];
              const room = lettersOf(marks?.short ?? '') * letter + 8;
              const hasRoom = before === undefined || (isRare && x - xOf(before, width) > room);
              const isLast = x + room > rightOf(width);
              return (
                <g key={place}>
                  <line
                    className="z-mark"
                    x1={x}
                    x2={x}
                    y1={isRare ? 0 : top}
                    y2={isRare ? bottom : top + tick}
                  />
                  {hasRoom ? (
                    <text
                      className="z-strong"
                      x={isLast ? x - 6 : x + 6}
                      y={10}
                      textAnchor={isLast ? 'end' : 'start'}
                    >
                      {marks?.short}
                    </text>
                  ) : null}
                </g>
              );
            })}
            {first ? (
              <path
                className="z-area"
                d={`${pathOf(first.values)}L${xOf(last, width)} ${bottom}L${left} ${bottom}Z`}
                fill={first.color}
              />
            ) : null}
            {lines.map(({ short, color, values }, index) => (
              <g key={short}>
                <path className="z-line" d={pathOf(values)} stroke={color} />
                <circle
                  className="z-end"
                  cx={xOf(last, width)}
                  cy={yOf(values.at(-1) ?? 0)}
                  r="4.5"
                  fill={color}
                />
                <text className="z-strong" x={rightOf(width) + 11} y={(ends[index] ?? 0) + 4}>
                  {short}
                </text>
              </g>
            ))}
          </>
        );
      }}
    </ChartFrame>
  );
}

/** Chinese signs are twice as wide. */
function lettersOf(text: string): number {
  return [...text].reduce((sum, sign) => sum + (sign > '\u2e80' ? 2 : 1), 0);
}

/** Places of words at the ends of lines, moved apart where they would stand on each other. */
function spread(places: readonly number[]): number[] {
  const order = places.map((y, index) => ({ y, index })).toSorted((one, other) => one.y - other.y);
  const moved = [...places];
  for (const [rank, { y, index }] of order.entries()) {
    const above = order[rank - 1];
    moved[index] = above
      ? Math.max(y, (moved[above.index] ?? 0) + apart)
      : Math.min(y, bottom - apart * (order.length - 1));
  }
  return moved;
}
