import { colours } from './colours.ts';
import { drawArt } from './draw-art.ts';
import { drawBrand } from './draw-brand.ts';
import { drawPlate } from './draw-plate.ts';
import { drawTitle } from './draw-title.ts';
import { rectangle } from './drawing.ts';
import { facesFor } from './faces.ts';
import { parts, sharePictureSize } from './parts.ts';
import type { ShareContent } from './share-content.ts';
import { plainText, writableText } from './writable-text.ts';
import { writersIn } from './written-text.ts';

/**
 * The picture as an SVG document. Every letter in it is an outline, so whoever makes pixels of it needs no fonts; what our
 * fonts have no letters for is not there.
 */
export async function drawSharePicture(content: ShareContent): Promise<string> {
  const { logo, portal, kind, title, facts, lead = '', art } = content;
  const texts = [
    portal.code,
    portal.name,
    kind,
    title,
    lead,
    ...facts.flatMap(({ label, value }) => [label, value]),
  ];
  const faces = await facesFor([...texts, '…'].map(plainText));
  const write = writersIn(faces);
  const written = (text: string) => writableText(plainText(text), faces);
  const { width, height } = sharePictureSize;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    rectangle({ x: 0, y: 0, width, height }, colours.frame),
    drawArt(art, parts.art),
    drawBrand({ logo, code: portal.code, name: written(portal.name) }, write),
    drawTitle({ kind: written(kind), title: written(title) }, write),
    drawPlate(
      {
        facts: facts.flatMap((fact) => {
          const [label, value] = [written(fact.label), written(fact.value)];
          return label && value ? [{ ...fact, label, value }] : [];
        }),
        lead: written(lead),
      },
      write,
    ),
    '</svg>',
  ].join('');
}
