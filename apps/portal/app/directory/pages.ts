import { BusinessList, ProductList } from '@kontor/contract';
import { definePage } from '../page/define-page.ts';
import { countryCode, oneOf } from '../page/page-parameter.ts';
import { countryKinds } from './directory-address.ts';

const kind = oneOf(Object.keys(countryKinds));

export const directoryPages = [
  definePage({
    route: '/directory/:list',
    module: 'directory/list-page',
    parameters: { list: oneOf([...BusinessList.enum, ...ProductList.enum]) },
    // Prices and certificates move rows in and out of lists, and no change that is announced says so.
    cached: false,
    indexed: 'directory',
    sharePicture: true,
  }),
  definePage({
    route: '/countries/:kind',
    module: 'directory/countries-page',
    parameters: { kind },
    cached: true,
    indexed: 'directory',
    sharePicture: true,
  }),
  definePage({
    route: '/countries/:kind/:country',
    module: 'directory/country-page',
    parameters: { kind, country: countryCode },
    cached: true,
    indexed: 'directory',
    sharePicture: true,
  }),
] as const;
