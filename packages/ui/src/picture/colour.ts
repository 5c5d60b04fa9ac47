/**
 * A colour given as OKLCH (lightness 0–1, chroma, hue in degrees) as sRGB hex. Chroma is lowered until the colour
 * exists in sRGB, so lightness and hue stay.
 */
export function hexOf(lightness: number, chroma: number, hue: number): string {
  if (isDisplayable(linearOf(lightness, chroma, hue))) return toHex(linearOf(lightness, chroma, hue));
  let low = 0;
  let high = chroma;
  for (let step = 0; step < 12; step++) {
    const middle = (low + high) / 2;
    if (isDisplayable(linearOf(lightness, middle, hue))) low = middle;
    else high = middle;
  }
  return toHex(linearOf(lightness, low, hue));
}

type Linear = readonly [number, number, number];

function linearOf(lightness: number, chroma: number, hue: number): Linear {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function isDisplayable(colour: Linear): boolean {
  return colour.every((channel) => channel >= -0.0005 && channel <= 1.0005);
}

function toHex(colour: Linear): string {
  const bytes = colour.map((channel) => {
    const clipped = Math.min(1, Math.max(0, channel));
    const encoded = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${bytes.join('')}`;
}
