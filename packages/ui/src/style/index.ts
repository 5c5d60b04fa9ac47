// Fonts, tokens and what every page is drawn with; imported once, by the root of an application.
import './archivo.css';
import './atkinson.css';
import './atkinson-mono.css';
import './fallback-fonts.css';
import './tokens.css';
import './base.css';
import display from '../../fonts/archivo-latin.woff2?url';
import text from '../../fonts/atkinson-hyperlegible-next-basic-latin.woff2?url';

/** Addresses of the fonts that are in sight first, to be asked for before the style sheets say so. */
export const firstFonts: readonly string[] = [display, text];
