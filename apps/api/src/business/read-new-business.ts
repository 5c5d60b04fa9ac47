import type { Issue, IssueCode, NewBusiness } from '@kontor/contract';
import type { Businesses } from '@kontor/database/schema';
import { issueAt } from '@kontor/server';
import type { Insertable } from 'kysely';
import type { Reference } from '../reference/reference.ts';
import { plainLine, plainLines } from '../text/plain-text.ts';
import { isInTree } from './category-place.ts';

/** What a new business comes to: its columns without pictures, its categories in their order, and what is wrong by field. */
interface ReadNewBusiness {
  columns: Insertable<Businesses>;
  categoryIDs: string[];
  issues: Issue[];
}

/** A state is required where the country has any; the industry is that of the first category. */
export function readNewBusiness(input: NewBusiness, reference: Reference): ReadNewBusiness {
  const issues: Issue[] = [];
  const refuse = (field: string, code: IssueCode) => void issues.push(issueAt(field, { code }));
  const companyName = plainLine(input.companyName);
  const shortDescription = plainLines(input.shortDescription);
  if (companyName === null) refuse('companyName', 'required');
  if (shortDescription === null) refuse('shortDescription', 'required');
  if (!reference.countries.has(input.country)) refuse('country', 'unknown');
  const stateIssue = issueOfState(input, reference);
  if (stateIssue) refuse('state', stateIssue);
  if (input.categories.some((place) => !isInTree(place, reference))) refuse('categories', 'unknown');
  const places = input.categories.map((place) => place.split('.') as [industry: string, category: string]);
  return {
    columns: {
      origin: 'registered',
      company_name: companyName ?? '',
      short_description: shortDescription,
      business_type: input.businessType,
      country_code: input.country,
      state_id: input.state || null,
      industry_id: places[0]?.[0] ?? null,
    },
    categoryIDs: places.map(([, category]) => category),
    issues,
  };
}

function issueOfState({ country, state }: NewBusiness, { states }: Reference): IssueCode | undefined {
  if (state) return states.get(state)?.countryCode === country ? undefined : 'unknown';
  const hasStates = states.values().some(({ countryCode }) => countryCode === country);
  return hasStates ? 'notChosen' : undefined;
}
