import PDFDocument from 'pdfkit';
import type { FontRun } from './fonts-for.ts';
import { linesOf, type PlacedText } from './placed-text.ts';

type Structure = PDFKit.PDFStructureElement;

interface Named {
  title: string;
  author: string;
  language: string;
  /** In the place of the moment it is made, so that its bytes are the same each time. */
  createdAt: Date;
}

/** Part of the size of a text from one base line to the next. */
const leading = 1.35;

/**
 * A tagged PDF of one A4 page. What is drawn is either content, below an element of its structure, or an artifact, which nobody is read.
 * @param runsOf splits a text into stretches of one font
 */
export function openDocument(
  { title, author, language, createdAt }: Named,
  runsOf: (text: string, style: PlacedText['style']) => FontRun[],
) {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    lang: language,
    tagged: true,
    displayTitle: true,
    info: {
      Title: title,
      Author: author,
      Creator: 'Kontor',
      Producer: 'Kontor',
      CreationDate: createdAt,
      ModDate: createdAt,
    },
  });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const opened = new Set<string>();
  const root = pdf.struct('Document');
  pdf.addStructure(root);

  function use({ key, bytes }: FontRun['font'], size: number): void {
    if (!opened.has(key)) pdf.registerFont(key, Buffer.from(bytes));
    opened.add(key);
    pdf.font(key).fontSize(size);
  }

  function widthOf(text: string, { style, size }: Pick<PlacedText, 'style' | 'size'>): number {
    return runsOf(text, style).reduce((width, run) => {
      use(run.font, size);
      return width + pdf.widthOfString(run.text);
    }, 0);
  }

  const linesIn = (text: PlacedText) =>
    linesOf(text.text, text.width, (part) => (part === '' ? 0 : widthOf(part, text)));

  /** @returns the base line of what may follow */
  function write(placed: PlacedText): number {
    const { x, y, width, size, style, colour, align } = placed;
    const lines = linesIn(placed);
    lines.forEach((line, at) => {
      let left = align === 'left' ? x : x + width - widthOf(line, placed);
      for (const run of runsOf(line, style)) {
        use(run.font, size);
        pdf.fillColor(colour).text(run.text, left, y + at * size * leading, {
          lineBreak: false,
          baseline: 'alphabetic',
        });
        left += pdf.widthOfString(run.text);
      }
    });
    return y + Math.max(1, lines.length) * size * leading;
  }

  return {
    root,
    /** An element of the structure that holds others. */
    element(parent: Structure, type: string): Structure {
      const made = pdf.struct(type);
      parent.add(made);
      return made;
    },
    /** A text with its place in the structure. @returns the base line of what may follow */
    text(
      parent: Structure,
      type: string,
      placed: PlacedText,
      options: { scope?: 'Column' | 'Row' } = {},
    ): number {
      // Its types do not have the scope of a head yet.
      const made = pdf.struct(type, options as object);
      parent.add(made);
      made.add(pdf.markStructureContent(type));
      const below = write(placed);
      pdf.endMarkedContent();
      made.end();
      return below;
    },
    /** A drawing with the words that stand for it. */
    figure(parent: Structure, alt: string, draw: (pdf: PDFKit.PDFDocument) => void): void {
      const made = pdf.struct('Figure', { alt });
      parent.add(made);
      made.add(pdf.markStructureContent('Figure'));
      draw(pdf);
      pdf.endMarkedContent();
      made.end();
    },
    /** What is there for the eye alone. */
    artifact(draw: (pdf: PDFKit.PDFDocument) => void): void {
      pdf.markContent('Artifact', { type: 'Layout' });
      draw(pdf);
      pdf.endMarkedContent();
    },
    async end(): Promise<Buffer> {
      root.end();
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      pdf.once('end', resolve).once('error', reject);
      pdf.end();
      await promise;
      return Buffer.concat(chunks);
    },
  };
}

export type OpenDocument = ReturnType<typeof openDocument>;
