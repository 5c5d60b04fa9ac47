import type { AssetAddress } from '../assets.ts';
import { escapeHtml } from '../html.ts';
import { type Language, languages } from '../language.ts';
import { languageNames, type PageName, texts } from './texts.ts';

export interface PageInput {
  name: PageName;
  language: Language;
  /** Already checked: an address of the portal. */
  back: string;
  asset: AssetAddress;
  /** What stands in the query beside language and way back, such as the token of a link. */
  query?: Record<string, string>;
  /** HTML between the heading and the way back. */
  content: string;
}

/** The whole page as HTML. It needs no script. */
export function renderPage(input: PageInput): string {
  const { name, language, back, asset, content } = input;
  const text = texts[language];
  const { title, heading, explanation } = text.pages[name];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="#10282E">
<title>${escapeHtml(title)} | ${escapeHtml(text.brand)}</title>
<link rel="icon" href="${asset('kontor-mark.svg')}" type="image/svg+xml">
<link rel="stylesheet" href="${asset('tokens.css')}">
<link rel="stylesheet" href="${asset('page.css')}">
</head>
<body>
<a class="skip" href="#main">${escapeHtml(text.skip)}</a>
<header>
<img class="logo" src="${asset('kontor-frame.svg')}" alt="Kontor" width="160" height="34">
<img class="rosca" src="${asset('rosca-wave.svg')}" alt="" width="340" height="360">
</header>
<main id="main">
<h1>${escapeHtml(heading)}</h1>
${explanation ? `<p>${escapeHtml(explanation)}</p>` : ''}
${content}
<p><a href="${escapeHtml(back)}">${escapeHtml(text.back)}</a></p>
<nav aria-label="${escapeHtml(text.languages)}">
${languages.map((other) => languageLink(input, other)).join('\n')}
</nav>
</main>
</body>
</html>
`;
}

/** The address of one of these pages, with the language and the way back that it was reached with. */
export function addressOf(
  name: PageName,
  { language, back, query = {} }: Pick<PageInput, 'language' | 'back' | 'query'>,
): string {
  return `/${name}?${new URLSearchParams({ ...query, lang: language, continue: back })}`;
}

function languageLink({ name, language: current, back, query }: PageInput, language: Language): string {
  const mark = language === current ? ' aria-current="true"' : '';
  const address = escapeHtml(addressOf(name, { language, back, ...(query ? { query } : {}) }));
  return `<a href="${address}" lang="${language}" hreflang="${language}"${mark}>${languageNames[language]}</a>`;
}
