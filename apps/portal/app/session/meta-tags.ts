import { type ShownLanguage, shownLanguage, shownLanguages } from '@kontor/web/language';
import type { MetaDescriptor } from 'react-router';
import { brand } from '../brand.ts';
import { addressIn } from '../seo/address-in.ts';
import type { Thing } from '../seo/thing.ts';
import type { SharePicture } from '../share-picture/share-picture.server.ts';

/** Title, description and keywords of a page, with the country's name in them (checklist 18); made by its loader. */
export interface PageMeta {
  title: string;
  description: string;
  keywords: string;
  /** Absolute address of the page without `lang`; crawlers know each of its languages by an address built from it. */
  canonical?: string;
  /** Not for search engines. */
  hidden?: boolean;
  /** A feed of what is new here; only one with something in it. */
  feed?: { title: string; address: string } | undefined;
  /** What the page is about, in the terms of schema.org. */
  things?: Thing[];
  /** The page's own picture for social networks; without it they get the one of the portal. */
  picture?: SharePicture | undefined;
}

/** Where a page is shown: the part of a route's `meta` arguments that tells its language. */
interface Place {
  location: { search: string };
  matches: readonly ({ id: string; loaderData: unknown } | undefined)[];
}

/** The territories social networks want beside a language. */
const locales: Record<ShownLanguage, string> = { en: 'en_US', es: 'es_ES', it: 'it_IT', zh: 'zh_CN' };

/** The head of a page for crawlers; a page without data is a failed one and not for search engines. */
export function metaTags(meta: PageMeta | undefined, place: Place): MetaDescriptor[] {
  if (!meta) return [{ name: 'robots', content: 'noindex' }];
  const { title, description, keywords, canonical, hidden, feed, things = [], picture } = meta;
  return [
    { title },
    { name: 'description', content: description },
    { name: 'keywords', content: keywords },
    ...(canonical ? addressTags(canonical, place) : []),
    ...(feed ? [feedTag(feed)] : []),
    ...(hidden ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...localeTags(place),
    ...(canonical ? pictureTags(picture ?? pictureOfPortal(canonical)) : []),
    { name: 'twitter:card', content: canonical ? 'summary_large_image' : 'summary' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    ...things.map((thing) => ({ 'script:ld+json': thing })),
  ];
}

/** `?lang=` is each language's own address, the bare one the `x-default`; each is canonical by itself. */
function addressTags(bare: string, { location }: Place): MetaDescriptor[] {
  const asked = shownLanguage(new URLSearchParams(location.search).get('lang'));
  const canonical = asked ? addressIn(asked, bare) : bare;
  const alternate = (hrefLang: string, href: string) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href,
  });
  return [
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...Object.keys(shownLanguages).map((language) => alternate(language, addressIn(language, bare))),
    alternate('x-default', bare),
    { property: 'og:url', content: canonical },
  ];
}

function feedTag({ title, address }: { title: string; address: string }): MetaDescriptor {
  return { tagName: 'link', rel: 'alternate', type: 'application/rss+xml', title, href: address };
}

/** Networks show no SVG, which the pictures on the pages are. */
function pictureTags({ address, alt }: SharePicture): MetaDescriptor[] {
  return [
    { property: 'og:image', content: address },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: alt },
  ];
}

function pictureOfPortal(canonical: string): SharePicture {
  return { address: new URL('/share.png', canonical).href, alt: brand.name };
}

function localeTags({ matches }: Place): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData;
  const named = root && typeof root === 'object' && 'language' in root ? root.language : undefined;
  const language = typeof named === 'string' ? shownLanguage(named) : undefined;
  if (!language) return [];
  const others = Object.entries(locales).filter(([other]) => other !== language);
  return [
    { property: 'og:locale', content: locales[language] },
    ...others.map(([, locale]) => ({ property: 'og:locale:alternate', content: locale })),
  ];
}
