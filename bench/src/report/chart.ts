interface Line {
  name: string;
  /** Points from left to right; both above 0. */
  points: readonly (readonly [x: number, y: number])[];
}

interface Chart {
  title: string;
  x: string;
  y: string;
  lines: readonly Line[];
  /** Whether each point is marked; by default it is. */
  dots?: boolean;
}

const width = 720;
const height = 420;
const edge = { left: 70, right: 150, top: 50, bottom: 60 };
// In the middle between black and white, so that they stand on light and dark pages alike.
const ink = '#7d8590';
const colours = ['#2f81c7', '#d9772b', '#3c9d5f', '#b065c4'];

/** Powers of ten, and what lies between, from the largest not above `from` to the smallest not below `to`. */
function ticks(from: number, to: number): number[] {
  const steps = [1, 2, 5];
  const all: number[] = [];
  for (let power = Math.floor(Math.log10(from)); power <= Math.ceil(Math.log10(to)); power += 1)
    for (const step of steps) all.push(step * 10 ** power);
  const first = all.findLastIndex((tick) => tick <= from);
  const last = all.findIndex((tick) => tick >= to);
  return all.slice(Math.max(0, first), last < 0 ? undefined : last + 1);
}

function label(value: number): string {
  return Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 2 }).format(value);
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** A line chart with logarithmic axes as SVG: what grows in step is a straight line there. */
export function chartOf({ title, x, y, lines, dots: isDotted = true }: Chart): string {
  const points = lines.flatMap((line) => line.points);
  const xTicks = ticks(
    Math.min(...points.map(([value]) => value)),
    Math.max(...points.map(([value]) => value)),
  );
  const yTicks = ticks(
    Math.min(...points.map(([, value]) => value)),
    Math.max(...points.map(([, value]) => value)),
  );
  const scale = (values: readonly number[], from: number, to: number) => {
    const low = Math.log10(values[0] as number);
    const high = Math.log10(values.at(-1) as number);
    return (value: number) => from + ((Math.log10(value) - low) / (high - low || 1)) * (to - from);
  };
  const toX = scale(xTicks, edge.left, width - edge.right);
  const toY = scale(yTicks, height - edge.bottom, edge.top);
  const text = (content: string, left: number, top: number, more = '') =>
    `<text x="${left.toFixed(1)}" y="${top.toFixed(1)}" ${more}>${escapeText(content)}</text>`;
  const grid = [
    ...xTicks.map((tick) => `<path d="M${toX(tick).toFixed(1)} ${edge.top}V${height - edge.bottom}"/>`),
    ...yTicks.map((tick) => `<path d="M${edge.left} ${toY(tick).toFixed(1)}H${width - edge.right}"/>`),
  ];
  const labels = [
    ...xTicks.map((tick) => text(label(tick), toX(tick), height - edge.bottom + 20, 'text-anchor="middle"')),
    ...yTicks.map((tick) => text(label(tick), edge.left - 10, toY(tick) + 4, 'text-anchor="end"')),
    text(title, edge.left, 26, 'font-size="15" font-weight="600"'),
    text(x, (edge.left + width - edge.right) / 2, height - 16, 'text-anchor="middle"'),
    text(y, edge.left, 44),
  ];
  const drawn = lines.map((line, index) => {
    const colour = colours[index % colours.length];
    const path = line.points.map(([left, top]) => `${toX(left).toFixed(1)} ${toY(top).toFixed(1)}`).join('L');
    const dots = (isDotted ? line.points : []).map(
      ([left, top]) =>
        `<circle cx="${toX(left).toFixed(1)}" cy="${toY(top).toFixed(1)}" r="4" fill="${colour}"/>`,
    );
    const [left, top] = line.points.at(-1) ?? [1, 1];
    const name = text(line.name, toX(left) + 10, toY(top) + 4, `fill="${colour}"`);
    return `<path d="M${path}" fill="none" stroke="${colour}" stroke-width="2.5"/>${dots.join('')}${name}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeText(title)}">
<g stroke="${ink}" stroke-opacity="0.35">${grid.join('')}</g>
<g font-family="system-ui, sans-serif" font-size="12" fill="${ink}">${labels.join('')}
${drawn.join('\n')}</g>
</svg>
`;
}
