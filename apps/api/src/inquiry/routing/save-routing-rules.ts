import type { Input, Issue, RoutingRules, saveRoutingRules as saveRoutingRulesCall } from '@kontor/contract';
import { issueAt, KontorError } from '@kontor/server';
import { isInTree } from '../../business/category-place.ts';
import type { ForMember } from '../../business/policy.ts';
import type { Reference } from '../../reference/reference.ts';
import { write } from '../../write/write.ts';
import { presentRules, versionOf } from './present.ts';
import { findMembersAmong, findRules, lockRules, replaceRules } from './queries.ts';

type Sent = Input<typeof saveRoutingRulesCall>['body'];

/**
 * Replaces the rules of a business.
 * @throws BadRequest for a category or country there is not and for who is no member, Conflict where the rules were changed since they were read
 */
export async function saveRoutingRules(context: ForMember, sent: Sent): Promise<RoutingRules> {
  const { businessID } = context.actor.actingBusiness;
  const rules = sent.rules.map(({ assigneeID, ...what }) => ({
    ...what,
    assigneeID: assigneeID?.toLowerCase(),
  }));
  return write(context, { noun: 'business', id: businessID }, async (trx) => {
    await lockRules(trx, businessID);
    const named = rules.flatMap(({ assigneeID }) => assigneeID ?? []);
    const members = await findMembersAmong(trx, businessID, named);
    const issues = rules.flatMap((rule, place) => issuesOf(rule, { place, members }, context.reference));
    if (issues.length > 0)
      throw new KontorError('BadRequest', 'A rule refers to something that does not exist.', { issues });
    if (versionOf(await findRules(trx, businessID)) !== sent.version) {
      const meanwhile = [issueAt('rules', { code: 'changedMeanwhile' })];
      throw new KontorError('Conflict', 'The rules have been changed in the meantime.', {
        issues: meanwhile,
      });
    }
    await replaceRules(trx, businessID, rules);
    return presentRules(await findRules(trx, businessID));
  });
}

function issuesOf(
  { categories, countries, assigneeID }: Sent['rules'][number],
  { place, members }: { place: number; members: ReadonlySet<string> },
  reference: Reference,
): Issue[] {
  const unknown = (field: string) => issueAt(`rules.${place}.${field}`, { code: 'unknown' });
  const isKnown = (category: string) =>
    isInTree(category, reference) || reference.industries.some(({ id }) => id === category);
  return [
    ...(categories.every(isKnown) ? [] : [unknown('categories')]),
    ...(countries.every((code) => reference.countries.has(code)) ? [] : [unknown('countries')]),
    ...(assigneeID === undefined || members.has(assigneeID) ? [] : [unknown('assigneeID')]),
  ];
}
