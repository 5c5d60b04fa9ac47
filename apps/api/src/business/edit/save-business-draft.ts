import type {
  BusinessSection,
  BusinessSectionState,
  saveBusinessDraft as call,
  Input,
} from '@kontor/contract';
import { issueAt, KontorError, sentenceOf } from '@kontor/server';
import { write } from '../../write/write.ts';
import type { ForMember } from '../policy.ts';
import { areEqual, isStated } from './field.ts';
import { getBusinessSection } from './get-business-section.ts';
import { typedValue } from './present-draft.ts';
import { findEdited, type TypedField, updateDraft } from './queries.ts';
import { fieldsOf } from './section-fields.ts';

/**
 * Stores what was typed, right or wrong, for whoever typed it alone. Fields that were not sent stay in the draft; one typed back to
 * what it was leaves it. It is no write of the audit log: nobody else sees it, and it comes with every pause in typing.
 * @throws BadRequest for fields of another section
 */
export async function saveBusinessDraft(
  context: ForMember,
  section: BusinessSection,
  { base = {}, ...sent }: NonNullable<Input<typeof call>['body']>,
): Promise<BusinessSectionState> {
  const { actor, reference } = context;
  const key = { businessID: actor.actingBusiness.businessID, section, personID: actor.id };
  const fields = fieldsOf(section);
  const strange = Object.keys({ ...sent, ...base }).filter((name) => !fields.has(name));
  const issues = strange.map((name) => issueAt(name, { code: 'unexpected' }));
  if (issues[0]) throw new KontorError('BadRequest', sentenceOf(issues[0]), { issues });
  const bases: Record<string, unknown> = base;
  await write(context, undefined, async (trx) => {
    const row = await findEdited(trx, key.businessID);
    const typed: Record<string, TypedField> = {};
    const gone: string[] = [];
    for (const [name, value] of Object.entries(sent)) {
      const field = fields.get(name);
      if (!field) continue;
      const from = name in bases ? bases[name] : field.valueIn(row);
      const as = (given: unknown) => typedValue(name, field, given, row, reference);
      if (areEqual(as(value), as(from))) gone.push(name);
      else typed[name] = { ...(isStated(from) ? { base: from } : {}), ...(isStated(value) ? { value } : {}) };
    }
    await updateDraft(trx, key, typed, gone);
  });
  return getBusinessSection(context, section);
}
