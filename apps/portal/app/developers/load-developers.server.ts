import { type ErrorName, errorStatus } from '@kontor/contract';
import { msg } from '@lingui/core/macro';
import type { LoaderFunctionArgs } from 'react-router';
import { brand } from '../brand.ts';
import { countryName, inSentence } from '../portal-country.ts';
import { settingsContext, visitContext } from '../session/page-context.ts';
import { errorMeanings } from './error-meanings.server.ts';
import { samplesFor } from './samples.server.ts';
import { visitorCalls } from './visitor-calls.server.ts';

/** The page for developers: samples with this portal's address, calls and errors as the contract has them. */
export function loadDevelopers(context: LoaderFunctionArgs['context']) {
  const { country, origin } = context.get(settingsContext);
  const { i18n, language } = context.get(visitContext);
  const name = countryName(country, language);
  const place = inSentence(name);
  const address = `${origin}/api/v1`;
  const names = Object.keys(errorStatus) as ErrorName[];
  return {
    address,
    samples: samplesFor({ address, language }),
    calls: visitorCalls.map(([call, about]) => ({
      name: call.name,
      method: call.method,
      path: call.path,
      about: i18n._(about),
    })),
    errors: names.map((error) => ({
      name: error,
      status: errorStatus[error],
      about: i18n._(errorMeanings[error]),
    })),
    meta: {
      title: i18n._(msg`Developers Zone | ${brand.name} ${name}`),
      description: i18n._(
        msg`The API of ${brand.name} for programs: search companies and products in ${place} and worldwide, with examples, errors, limits and terms of use.`,
      ),
      keywords: i18n._(msg`API, OpenAPI, developers, companies, products, data, ${name}`),
      canonical: `${origin}/developers`,
    },
  };
}
