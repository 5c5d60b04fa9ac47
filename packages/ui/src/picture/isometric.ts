/** Where a picture's floor stands on the page: the middle in pixels and the length of a floor unit. */
export interface Floor {
  centreX: number;
  centreY: number;
  unit: number;
}

const across = 0.866;
const down = 0.57;

export function rounded(value: number, digits = 1): number {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor;
}

/** The point (u, v) of the floor, `height` pixels above it, as "x,y". */
export function pointOn(floor: Floor, u: number, v: number, height = 0): string {
  const x = floor.centreX + (u - v) * floor.unit * across;
  const y = floor.centreY + (u + v) * floor.unit * down - height;
  return `${rounded(x)},${rounded(y)}`;
}

/** An SVG transform that lays what is drawn around the origin flat on the floor at (u, v). */
export function layAt(floor: Floor, u: number, v: number, height = 0): string {
  const x = floor.centreX + (u - v) * floor.unit * across;
  const y = floor.centreY + (u + v) * floor.unit * down - height;
  const [a, b] = [rounded(floor.unit * across, 3), rounded(floor.unit * down, 3)];
  return `matrix(${a} ${b} ${-a} ${b} ${rounded(x)} ${rounded(y)})`;
}

/** The lines of the floor as SVG path data, every `step` units from `from` to `to`. */
export function gridOf(floor: Floor, from: number, to: number, step: number): string {
  let path = '';
  for (let line = from; line <= to; line += step) {
    path += `M${pointOn(floor, line, from)}L${pointOn(floor, line, to)}`;
    path += `M${pointOn(floor, from, line)}L${pointOn(floor, to, line)}`;
  }
  return path;
}

/** `draw` repeated at growing heights: a flat shape becomes a body. */
export function stacked(from: number, to: number, step: number, draw: (height: number) => string): string {
  let drawn = '';
  for (let height = from; height < to; height += step) drawn += draw(height);
  return drawn;
}
