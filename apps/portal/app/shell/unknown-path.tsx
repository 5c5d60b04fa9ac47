import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { data, type LoaderFunctionArgs, type MetaFunction, useNavigate } from 'react-router';
import { brand } from '../brand.ts';
import { countryName } from '../portal-country.ts';
import { keywordList } from '../seo/cut-text.ts';
import { settingsContext, visitContext } from '../session/page-context.ts';
import { metaTags, type PageMeta } from '../session/page-meta.ts';
import type { PageHandle } from './page-handle.ts';

export const handle: PageHandle = { rail: 'none' };

export function loader({ context }: LoaderFunctionArgs) {
  const { i18n, language } = context.get(visitContext);
  const country = countryName(context.get(settingsContext).country, language);
  const meta: PageMeta = {
    title: i18n._(msg`There is no such page | ${brand.name} ${country}`),
    description: i18n._(
      msg`There is no page at this address of ${brand.name} ${country}. Search companies and products, or look through the industries.`,
    ),
    keywords: keywordList([brand.name, country, 'B2B']),
    hidden: true,
  };
  return data({ meta }, { status: 404 });
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, ...place }) =>
  metaTags(loaderData?.meta, place);

/** A path that is none of ours leads home (checklist 88); machines read the status 404. */
export default function UnknownPath() {
  const { t } = useLingui();
  const navigate = useNavigate();
  useEffect(() => {
    navigate('/', { replace: true });
  }, [navigate]);
  return (
    <main className="s-page" id="main" tabIndex={-1}>
      <h1>{t`There is no such page`}</h1>
      <p>
        <a href="/">{t`Home`}</a>
      </p>
    </main>
  );
}
