export { type FixedFont, type FixedStyle, fixedFontFor } from './fixed-fonts.ts';
