import { listGroups } from '@kontor/contract';
import { type GroupSubjectKind, groupLimits, groupSubjects } from '@kontor/contract/group-limits';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LoaderFunctionArgs } from 'react-router';
import { brand } from '../brand.ts';
import { countryName } from '../portal-country.ts';
import { keywordList } from '../seo/cut-text.ts';
import { settingsContext, visitContext } from '../session/page-context.ts';
import { countries, industryTree } from '../session/reference.server.ts';
import { groupsAddress, groupsPath } from './group-address.ts';
import { viewOfGroup } from './group-view.ts';

const size = 20;

const kindNames: Record<GroupSubjectKind, MessageDescriptor> = {
  industry: msg`An industry`,
  region: msg`A region`,
  fair: msg`A trade fair`,
};

/** Groups that are wanted; what an address asks for that there is not is not asked. */
export async function loadGroups({ request, context }: LoaderFunctionArgs) {
  const { call, i18n, language } = context.get(visitContext);
  const { country: portalCountry, origin } = context.get(settingsContext);
  const given = new URL(request.url).searchParams;
  const [tree, countryList] = await Promise.all([industryTree(context), countries(context)]);
  const industries = tree.map(({ key, name }) => ({ value: key, text: name }));
  const places = countryList.map(({ code, countryName }) => ({ value: code, text: countryName }));
  const oneOf = (options: readonly { value: string }[], name: string) =>
    options.find(({ value }) => value === given.get(name))?.value;
  const search = given.get('search')?.trim().slice(0, groupLimits.search) || undefined;
  const kind = groupSubjects.find((each) => each === given.get('kind'));
  const industry = oneOf(industries, 'industry');
  const country = oneOf(places, 'country');
  const after = given.get('after') ?? undefined;
  const wanted = { search, kind, industry, country };
  const { groups, next } = await call(listGroups, { query: { ...wanted, after, size } });
  const name = countryName(portalCountry, language);
  const portal = `${brand.name} ${name}`;
  const isPart = [...Object.values(wanted), after].some((each) => each !== undefined);
  return {
    groups: groups.map((group) => viewOfGroup(group, i18n)),
    wanted,
    isPart,
    more: next === undefined ? undefined : groupsAddress({ ...wanted, after: next }),
    kinds: groupSubjects.map((value) => ({ value, text: i18n._(kindNames[value]) })),
    industries,
    countries: places,
    meta: {
      title: i18n._(msg`Business groups by industry and region | ${portal}`),
      description: i18n._(
        msg`Groups of buyers, suppliers and engineers on ${portal}: by industry, by region and around trade fairs. Read the open ones, join in, or start your own.`,
      ),
      keywords: keywordList([
        i18n._(msg`business groups`),
        i18n._(msg`industry`),
        i18n._(msg`trade fairs`),
        portal,
      ]),
      canonical: origin + groupsPath,
      hidden: isPart,
    },
  };
}
