interface SparklineProps {
  values: readonly number[];
  color?: string;
  width?: number;
  height?: number;
}

/** The course of a figure that stands beside it in words. */
export function Sparkline({ values, color = 'var(--chart-1)', width = 84, height = 34 }: SparklineProps) {
  if (values.length < 2) return null;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const xOf = (place: number) => 3 + ((width - 9) * place) / (values.length - 1);
  // What never changes is a line in the middle.
  const yOf = (value: number) =>
    high === low ? height / 2 : height - 4 - ((height - 8) * (value - low)) / (high - low);
  const path = values.map((value, place) => `${place === 0 ? 'M' : 'L'}${xOf(place)} ${yOf(value)}`).join('');
  const last = values.length - 1;
  return (
    <svg
      className="z-spark"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <path className="z-line" d={path} stroke={color} />
      <circle cx={xOf(last)} cy={yOf(values[last] ?? 0)} r="3" fill={color} />
    </svg>
  );
}
