/** A place in a picture, in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const root = /^<svg\b[^>]*>/;

/** A drawing as part of another one, so large that it covers the box; what stands out is cut off. */
export function covering(svg: string, box: Box): string {
  return nested(svg, box, viewBoxOf(svg), 'xMidYMid slice');
}

/** A drawing as part of another one, all of it in the box; its ground goes on to the box's edges. */
export function inside(svg: string, box: Box): string {
  const [left, top, width, height] = viewBoxOf(svg);
  const scale = Math.min(box.width / width, box.height / height);
  const [allWidth, allHeight] = [box.width / scale, box.height / scale];
  const all = [left - (allWidth - width) / 2, top - (allHeight - height) / 2, allWidth, allHeight] as const;
  const ground = /<rect\b[^>]*\bfill="(#\w+)"/.exec(svg)?.[1] ?? 'none';
  return rectangle(box, ground) + nested(svg, box, all, 'xMidYMid meet');
}

export function rectangle({ x, y, width, height }: Box, fill: string): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`;
}

type ViewBox = readonly [left: number, top: number, width: number, height: number];

function viewBoxOf(svg: string): ViewBox {
  const numbers = /\bviewBox="([^"]*)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? [];
  const [left = 0, top = 0, width = 1, height = 1] = numbers;
  return [left, top, width, height];
}

function nested(svg: string, { x, y, width, height }: Box, viewBox: ViewBox, fit: string): string {
  const place = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  return svg
    .replace(root, `<svg ${place} viewBox="${viewBox.join(' ')}" preserveAspectRatio="${fit}">`)
    .trim();
}
