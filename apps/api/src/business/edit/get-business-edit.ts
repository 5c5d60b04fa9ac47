import type { BusinessEdit, BusinessSection } from '@kontor/contract';
import { presentSourceOf } from '../data-source/present-source.ts';
import type { ForMember } from '../policy.ts';
import { presentCertificates } from './certificates/present.ts';
import { findCertificates } from './certificates/queries.ts';
import { completenessOf } from './completeness/completeness.ts';
import { findSectionRows } from './find-section-rows.ts';
import { presentMedia } from './media/present.ts';
import { presentSection } from './present.ts';
import { presentEditor } from './present-editor.ts';
import { findAlsoEditing } from './queries.ts';

/** A business as one of its owners or administrators edits it, with their own drafts and nobody else's. @throws NotFound */
export async function getBusinessEdit(context: ForMember): Promise<BusinessEdit> {
  const { db, actor, reference } = context;
  const { businessID } = actor.actingBusiness;
  const [rows, certificates, others] = await Promise.all([
    findSectionRows(context),
    findCertificates(db, businessID),
    findAlsoEditing(db, businessID, actor.id),
  ]);
  const show = (section: BusinessSection) => presentSection(section, rows, reference);
  const sections = {
    general: show('general'),
    contact: show('contact'),
    factory: show('factory'),
    trade: show('trade'),
    terms: show('terms'),
  };
  return {
    businessID,
    sections,
    certificates: presentCertificates(certificates, rows.sections),
    media: presentMedia(rows.row, rows.sections),
    completeness: completenessOf(rows.row, sections),
    source: presentSourceOf(rows.row),
    alsoEditing: others.map(presentEditor),
  };
}
