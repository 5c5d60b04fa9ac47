/** Part of the letter size that is above and below the line, in percent. */
const text = { name: 'Atkinson Fallback', above: 98.4, below: 31.6 };
const display = { name: 'Archivo Fallback', above: 87.8, below: 21 };

/**
 * A system face has two weights and one width, ours have many. For each range in use: how wide the texts of the catalogues
 * (English, Spanish, Italian) are in our face, in percent of their width in the system's, measured in Chromium.
 */
const systemFaces = [
  {
    name: '',
    regular: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'],
    text: { light: 99, medium: 102.4, bold: 97.4 },
    display: { usual: 98.2, wide: 105.5, wider: 111 },
  },
  {
    name: ' Roboto',
    regular: ['Roboto', 'Roboto-Regular'],
    bold: ['Roboto Bold', 'Roboto-Bold'],
    text: { light: 99.3, medium: 102.8, bold: 103.8 },
    display: { usual: 104.4, wide: 112.4, wider: 118.2 },
  },
  {
    name: ' DejaVu',
    regular: ['DejaVu Sans', 'DejaVuSans'],
    bold: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
    text: { light: 87.3, medium: 90.4, bold: 82 },
    display: { usual: 82.4, wide: 88.6, wider: 93.3 },
  },
];

const textWeights = { light: '1 474', medium: '475 574', bold: '575 900' };
const displayWidths = { usual: '100% 102%', wide: '103% 108%', wider: '109% 114%' };

interface Face {
  font: typeof text;
  system: string;
  files: string[];
  weight: string;
  width?: string;
  size: number;
}

function face({ font, system, files, weight, width, size }: Face): string {
  const percent = (share: number) => `${((share / size) * 100).toFixed(1).replace(/\.0$/, '')}%`;
  return `@font-face {
  font-family: "${font.name}${system}";
  src: ${files.map((file) => `local("${file}")`).join(', ')};
  font-weight: ${weight};
${width ? `  font-stretch: ${width};\n` : ''}  size-adjust: ${size}%;
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
    ...keysOf(displayWidths).map((each) =>
      face({
        font: display,
        system: name,
        files: bold,
        weight: '600 750',
        width: displayWidths[each],
        size: sizes.display[each],
      }),
    ),
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
