import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface Path {
  d: string;
  fill: string;
  stroke: string | undefined;
  width: number;
  moved: [number, number];
}

/** Of the drawing of the design system, in which its paths have all that is said of them. */
const height = 34;
const logo = readPaths(
  readFileSync(createRequire(import.meta.url).resolve('@kontor/ui/art/logo-light.svg'), 'utf8'),
);

function readPaths(svg: string): Path[] {
  return [...svg.matchAll(/<path ([^>]*)\/>/g)].map(([, attributes = '']) => {
    const given = new Map(
      [...attributes.matchAll(/([a-z-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );
    const [x = 0, y = 0] =
      given
        .get('transform')
        ?.match(/-?[\d.]+/g)
        ?.map(Number) ?? [];
    return {
      d: given.get('d') ?? '',
      fill: given.get('fill') ?? 'none',
      stroke: given.get('stroke'),
      width: Number(given.get('stroke-width') ?? 1),
      moved: [x, y],
    };
  });
}

/** Draws the logo with its upper left corner at a place, so high. */
export function drawLogo(pdf: PDFKit.PDFDocument, x: number, y: number, size: number): void {
  for (const { d, fill, stroke, width, moved } of logo) {
    pdf
      .save()
      .translate(x, y)
      .scale(size / height)
      .translate(...moved)
      .path(d);
    if (fill !== 'none' && stroke) pdf.lineWidth(width).fillAndStroke(fill, stroke);
    else if (stroke) pdf.lineWidth(width).stroke(stroke);
    else pdf.fill(fill);
    pdf.restore();
  }
}
