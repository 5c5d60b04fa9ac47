import { addressById, canonicalBusinessPath, canonicalProductPath, type Product } from '@kontor/contract';
import { msg } from '@lingui/core/macro';
import type { LoaderFunctionArgs } from 'react-router';
import { brand } from '../brand.ts';
import { countryName } from '../portal-country.ts';
import { breadcrumbList, stepsThrough } from '../seo/breadcrumbs.ts';
import { cutText, keywordList } from '../seo/cut-text.ts';
import { descriptionRoom } from '../seo/head-room.ts';
import type { PageMeta } from '../session/meta-tags.ts';
import { settingsContext, visitContext } from '../session/page-context.ts';
import { sharePicture } from '../share-picture/share-picture.server.ts';
import { productThing } from './product-thing.ts';
import { sharedProduct } from './shared-product.server.ts';

const titleLength = 64;

/** Checklist 108: the description's first 64 characters stand in the title, in whole words; without one, category and company. */
export function productMeta(product: Product, context: LoaderFunctionArgs['context']): PageMeta {
  const { origin, country } = context.get(settingsContext);
  const { i18n, language } = context.get(visitContext);
  const { productID, name, category, subCategory, industry, keywords, businessProfile } = product;
  const company = businessProfile.general.companyName;
  const portal = countryName(country, language);
  const canonical = origin + canonicalProductPath({ id: productID, name, company });
  const businessAddress = origin + canonicalBusinessPath({ id: businessProfile.businessID, name: company });
  const path = [industry, category, subCategory].filter((node) => !!node);
  const stated = product.description ?? `${category?.name ?? industry.name}, ${company}`;
  const description = (text: string) => i18n._(msg`${name} of ${company}: ${text} – ${brand.name} ${portal}`);
  return {
    title: `${name} – ${cutText(stated, titleLength)} | ${brand.name} ${portal}`,
    description: description(cutText(stated, descriptionRoom.en - description('').length)),
    keywords: keywordList([name, company, ...path.map((node) => node.name), ...keywords, portal]),
    canonical,
    // What an invented business shows is no real offer.
    hidden: businessProfile.origin === 'demo',
    things: [
      productThing({ product, address: canonical, businessAddress }),
      breadcrumbList([...stepsThrough(path, origin, 'PR'), { name }]),
    ],
    picture: sharePicture(addressById('product', productID), sharedProduct(product, { i18n }), context),
  };
}
