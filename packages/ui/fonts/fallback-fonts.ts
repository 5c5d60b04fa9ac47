/** Part of the letter size that is above and below the line, in percent. */
const text = { name: 'Atkinson Fallback', above: 98.4, below: 31.6 };
const display = { name: 'Archivo Fallback', above: 87.8, below: 21 };

/**
 * A system face has two weights, our text has many. For each range in use: how wide the texts of the catalogues
 * (English, Spanish, Italian) are in our face, in percent of their width in the system's, measured in Chromium.
 */
const systemFaces = [
  {
    name: '',
    regular: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'],
    text: { light: 99, medium: 102.4, bold: 97.4 },
    display: 107.3,
  },
  {
    name: ' Roboto',
    regular: ['Roboto', 'Roboto-Regular'],
    bold: ['Roboto Bold', 'Roboto-Bold'],
    text: { light: 99.3, medium: 102.8, bold: 103.8 },
    display: 114.4,
  },
  {
    name: ' DejaVu',
    regular: ['DejaVu Sans', 'DejaVuSans'],
    bold: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
    text: { light: 87.3, medium: 90.4, bold: 82 },
    display: 90.1,
  },
];

const textWeights = { light: '1 474', medium: '475 574', bold: '575 900' };

interface Face {
  font: typeof text;
  system: string;
  files: string[];
  weight: string;
  size: number;
}

function face({ font, system, files, weight, size }: Face): string {
  const percent = (share: number) => `${((share / size) * 100).toFixed(1).replace(/\.0$/, '')}%`;
  return `@font-face {
  font-family: "${font.name}${system}";
  src: ${files.map((file) => `local("${file}")`).join(', ')};
  font-weight: ${weight};
  size-adjust: ${size}%;
  ascent-override: ${percent(font.above)};
  descent-override: ${percent(font.below)};
  line-gap-override: 0%;
}
`;
}

const keysOf = <T extends object>(record: T) => Object.keys(record) as (keyof T)[];

/** A style sheet of the faces a system has, with the metrics of ours. */
export function fallbackFonts(): string {
  const faces = systemFaces.flatMap(({ name, regular, bold, ...sizes }) => [
    face({ font: display, system: name, files: bold, weight: '700', size: sizes.display }),
    ...keysOf(textWeights).map((each) =>
      face({
        font: text,
        system: name,
        files: each === 'bold' ? bold : regular,
        weight: textWeights[each],
        size: sizes.text[each],
      }),
    ),
  ]);
  return `/* Faces of systems with the metrics of ours: text keeps its place, and its lines break where they did, when the fonts
   arrive. Written by fonts/make-fallback-fonts.ts. */
${faces.join('')}`;
}
