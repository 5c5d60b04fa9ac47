/** OKLCH hue in degrees of each industry, by its four-digit key; the CSS tokens `--hue-0001` … use the same. */
const hues: Record<string, number> = {
  '0001': 238,
  '0002': 262,
  '0003': 98,
  '0004': 191,
  '0005': 54,
  '0006': 214,
  '0007': 338,
  '0008': 6,
  '0009': 310,
  '0010': 286,
  '0011': 124,
  '0012': 30,
  '0013': 169,
  '0014': 76,
  '0015': 147,
};

/** Without an industry the frame's petrol. */
export function hueOf(industry: string | undefined): number {
  return hues[industry ?? ''] ?? 214;
}
