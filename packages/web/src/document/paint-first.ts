import { markOf } from './page-nonce.ts';

const stylesheetLink = /<link(?=[^>]* rel="stylesheet")[^>]*>/g;
const preload = /<link(?=[^>]* rel="modulepreload")[^>]* href="([^"]*)"[^>]*>/g;
const viewport = '<meta name="viewport"';
const moduleScript = / type="module" async=""([^>]*)>(.*?)<\/script>/s;

/** Milliseconds after the load of a page within which its first paint is told. */
const longestWithoutPaint = 2_000;

/** Files asked for in one task: a phone takes some milliseconds for each, and answers nothing meanwhile. */
const askedAtOnce = 6;

/**
 * Starts the page's scripts after the first paint with content in it, once it can be seen: the frame before it is when the
 * browser draws, which a phone does for a while. A page in a background tab is not painted: its scripts start at once, so that it
 * is ready when somebody looks at it. A browser that tells of no paint, as older ones and one whose screen is not drawn, must not leave
 * a page that never answers: some time after all is loaded they begin all the same. The files are asked for while the rest of the page
 * may still be on its way, but no code runs before all of it has arrived: the page's data stand at its end.
 * @param files the files of the scripts, to be loaded one beside the other
 */
const beginning = (files: string[]) => `(()=>{
let begun=false;
const ask=(files)=>{
for(const href of files.splice(0,${askedAtOnce}))document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));
if(files.length)setTimeout(ask,0,files)};
const begin=()=>{
if(begun)return;
begun=true;
ask(${JSON.stringify(files)});
const start=()=>{
const waiting=document.querySelector('script[type="text/later"]');
const script=waiting.cloneNode(true);
script.type='module';
waiting.replaceWith(script)};
if(document.readyState==='loading')document.addEventListener('DOMContentLoaded',start,{once:true});
else start()};
if(document.visibilityState!=='visible')return begin();
document.addEventListener('visibilitychange',begin,{once:true});
addEventListener('load',()=>setTimeout(begin,${longestWithoutPaint}),{once:true});
new PerformanceObserver((list)=>list.getEntriesByName('first-contentful-paint').length&&begin()).observe({type:'paint',buffered:true})})()`;

/**
 * Leaves a slow line to what the page is drawn with: its sheets come first, and its scripts, which nothing on a page waits
 * for, are asked for after the first paint. React writes the scripts before the sheets.
 * @param mark by which scripts are known as ours
 * @throws when the page has no place for them: it would be shown without its looks, or never begin
 */
export function paintFirst(html: string, mark: string): string {
  const end = html.indexOf('</head>');
  const head = html.slice(0, end);
  const body = html.slice(end);
  const sheets = head.match(stylesheetLink)?.join('') ?? '';
  const files = [...head.matchAll(preload)].map(([, href]) => href ?? '');
  if (sheets && !head.includes(viewport)) throw new Error('A page with style sheets has no viewport tag.');
  if (files.length > 0 && !moduleScript.test(body))
    throw new Error('A page that preloads scripts has none that begins them.');
  return (
    head
      .replace(stylesheetLink, '')
      .replace(preload, '')
      .replace(viewport, () => sheets + viewport) +
    body.replace(
      moduleScript,
      (_, attributes, code) =>
        ` type="text/later"${attributes}>${code}</script><script${markOf(mark)}>${beginning(files)}</script>`,
    )
  );
}
