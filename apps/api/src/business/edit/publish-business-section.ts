import type { BusinessSection, BusinessSectionState, PublishedFields } from '@kontor/contract';
import { issueAt, KontorError, sentenceOf } from '@kontor/server';
import { write } from '../../write/write.ts';
import type { ForMember } from '../policy.ts';
import { applyChanges } from './apply-changes.ts';
import { changedMeanwhile } from './changed-meanwhile.ts';
import { findChangedByOthers } from './changes/queries.ts';
import { differing, readFields, settleState } from './field-changes.ts';
import { getBusinessSection } from './get-business-section.ts';
import { lockEdited, updateDraft } from './queries.ts';

/**
 * Publishes the fields that were sent, all or none; found by search at once. Fields that others changed meanwhile and that were
 * not sent stay as they are. Sent again it changes nothing. What was published leaves the draft of whoever published it.
 * @throws BadRequest with an issue for each field found wrong; Conflict with one for each that somebody else changed to another
 * value since the revision
 */
export async function publishBusinessSection(
  context: ForMember,
  section: BusinessSection,
  { revision, ...sent }: PublishedFields,
): Promise<BusinessSectionState> {
  const { actor, reference } = context;
  const key = { businessID: actor.actingBusiness.businessID, section, personID: actor.id };
  const about = (changed: boolean) => (changed ? { noun: 'business', id: key.businessID } : undefined);
  await write(context, about, async (trx) => {
    const row = await lockEdited(trx, key.businessID);
    const { values, issues } = readFields(section, sent, row, reference);
    if (issues[0]) throw new KontorError('BadRequest', sentenceOf(issues[0]), { issues });
    const changes = differing(section, values, row);
    const changedByOthers = await findChangedByOthers(trx, { ...key, revision });
    const fits = settleState(section, changes, row, reference);
    if (!fits && !changedByOthers.has('country')) throw notOfCountry();
    const clashes = [...changes.keys()].filter((name) => changedByOthers.has(name));
    if (!fits) clashes.push('state');
    if (clashes.length > 0) throw changedMeanwhile(clashes);
    if (changes.size > 0) await applyChanges(trx, context, section, row, changes);
    await updateDraft(trx, key, {}, Object.keys(sent));
    return changes.size > 0;
  });
  return getBusinessSection(context, section);
}

function notOfCountry(): KontorError {
  const issue = issueAt('state', { code: 'unknown' });
  return new KontorError('BadRequest', sentenceOf(issue), { issues: [issue] });
}
