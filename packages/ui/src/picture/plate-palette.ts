import { hexOf } from './colour.ts';

export type PlateVariant = 'tint' | 'deep' | 'paper';

export interface PlateColours {
  background: string;
  grid: string;
  /** The slab: its face, its two sides, its bright edge. */
  top: string;
  left: string;
  right: string;
  edge: string;
  sign: string;
  signSide: string;
  shadow: string;
  block: BlockColours;
}

export interface BlockColours {
  top: string;
  left: string;
  right: string;
}

/** Colours of a plate in one hue (OKLCH degrees); `paper` keeps the hue for the slab alone. */
export function platePalette(variant: PlateVariant, hue: number): PlateColours {
  const of = (lightness: number, chroma: number) => hexOf(lightness, chroma, hue);
  const block = (lightness: number, chroma: number): BlockColours => ({
    top: of(lightness + 0.06, chroma),
    left: of(lightness - 0.07, chroma),
    right: of(lightness - 0.15, chroma),
  });
  if (variant === 'tint') {
    return {
      ...{ background: of(0.925, 0.04), grid: of(0.865, 0.05), shadow: of(0.7, 0.075) },
      ...{ top: of(0.63, 0.115), left: of(0.52, 0.11), right: of(0.42, 0.095), edge: of(0.74, 0.1) },
      ...{ sign: of(0.985, 0.012), signSide: of(0.33, 0.075), block: block(0.82, 0.07) },
    };
  }
  if (variant === 'deep') {
    return {
      ...{ background: of(0.33, 0.055), grid: of(0.385, 0.06), shadow: of(0.25, 0.045) },
      ...{ top: of(0.9, 0.045), left: of(0.74, 0.07), right: of(0.62, 0.075), edge: of(0.97, 0.02) },
      ...{ sign: of(0.52, 0.125), signSide: of(0.34, 0.09), block: block(0.5, 0.085) },
    };
  }
  return {
    ...{ background: hexOf(0.945, 0.008, 85), grid: hexOf(0.885, 0.01, 85), shadow: hexOf(0.83, 0.018, 80) },
    ...{ top: of(0.8, 0.09), left: of(0.67, 0.1), right: of(0.55, 0.1), edge: of(0.89, 0.06) },
    ...{ sign: of(0.32, 0.075), signSide: of(0.22, 0.05), block: block(0.74, 0.03) },
  };
}
