import type { AssetAddress } from './assets.ts';
import { type Language, languages } from './language.ts';
import { languageNames, type PageName, texts } from './texts.ts';

export interface PageInput {
  name: PageName;
  language: Language;
  /** Already checked: an address of the portal. */
  back: string;
  asset: AssetAddress;
}

/** The whole page as HTML. It needs no script. */
export function renderPage({ name, language, back, asset }: PageInput): string {
  const text = texts[language];
  const links = languages.map((other) => languageLink(name, other, language, back)).join('\n');
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="#10282E">
<title>${escapeHtml(text.title[name])}</title>
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
<h1>${escapeHtml(text.heading[name])}</h1>
<p>${escapeHtml(text.explanation)}</p>
<a class="button" href="${escapeHtml(back)}">${escapeHtml(text.back)}</a>
<nav aria-label="${escapeHtml(text.languages)}">
${links}
</nav>
</main>
</body>
</html>
`;
}

function languageLink(name: PageName, language: Language, current: Language, back: string): string {
  const query = new URLSearchParams({ lang: language, continue: back });
  const mark = language === current ? ' aria-current="true"' : '';
  return `<a href="/${name}?${escapeHtml(String(query))}" lang="${language}" hreflang="${language}"${mark}>${languageNames[language]}</a>`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
