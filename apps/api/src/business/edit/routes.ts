import {
  addBusinessCertificate as addBusinessCertificateCall,
  changeBusinessCertificate as changeBusinessCertificateCall,
  changeBusinessMedia as changeBusinessMediaCall,
  confirmBusinessCertificates as confirmBusinessCertificatesCall,
  confirmBusinessMedia as confirmBusinessMediaCall,
  confirmBusinessSection as confirmBusinessSectionCall,
  discardBusinessDraft as discardBusinessDraftCall,
  getBusinessEdit as getBusinessEditCall,
  getBusinessPreview as getBusinessPreviewCall,
  listBusinessChanges as listBusinessChangesCall,
  publishBusinessSection as publishBusinessSectionCall,
  removeBusinessCertificate as removeBusinessCertificateCall,
  saveBusinessDraft as saveBusinessDraftCall,
  undoBusinessChange as undoBusinessChangeCall,
} from '@kontor/contract';
import { type Route, route } from '../../route.ts';
import { type ForMember, memberOf } from '../policy.ts';
import { addBusinessCertificate } from './certificates/add-business-certificate.ts';
import { changeBusinessCertificate } from './certificates/change-business-certificate.ts';
import { confirmBusinessCertificates } from './certificates/confirm-business-certificates.ts';
import { removeBusinessCertificate } from './certificates/remove-business-certificate.ts';
import { listBusinessChanges } from './changes/list-business-changes.ts';
import { undoBusinessChange } from './changes/undo-business-change.ts';
import { confirmBusinessSection } from './confirm-business-section.ts';
import { discardBusinessDraft } from './discard-business-draft.ts';
import { getBusinessEdit } from './get-business-edit.ts';
import { changeBusinessMedia } from './media/change-business-media.ts';
import { confirmBusinessMedia } from './media/confirm-business-media.ts';
import { getBusinessPreview } from './preview/get-business-preview.ts';
import { publishBusinessSection } from './publish-business-section.ts';
import { saveBusinessDraft } from './save-business-draft.ts';

/** Owners and administrators of the business. */
const editors = {
  policy: memberOf(({ params }: { params: { businessID: string } }) => params.businessID, 'admin'),
};

export const businessEditRoutes: Route[] = [
  route(getBusinessEditCall, (context: ForMember) => getBusinessEdit(context), editors),
  route(getBusinessPreviewCall, (context: ForMember) => getBusinessPreview(context), editors),
  route(
    publishBusinessSectionCall,
    (context: ForMember, { params, body }) => publishBusinessSection(context, params.section, body),
    editors,
  ),
  route(
    confirmBusinessSectionCall,
    (context: ForMember, { params }) => confirmBusinessSection(context, params.section),
    editors,
  ),
  route(
    saveBusinessDraftCall,
    (context: ForMember, { params, body }) => saveBusinessDraft(context, params.section, body ?? {}),
    editors,
  ),
  route(
    discardBusinessDraftCall,
    (context: ForMember, { params }) => discardBusinessDraft(context, params.section),
    editors,
  ),
  route(
    listBusinessChangesCall,
    (context: ForMember, { query }) => listBusinessChanges(context, query?.after),
    editors,
  ),
  route(
    undoBusinessChangeCall,
    (context: ForMember, { params }) => undoBusinessChange(context, params.changeID),
    editors,
  ),
  route(
    addBusinessCertificateCall,
    (context: ForMember, { body }) => addBusinessCertificate(context, body),
    editors,
  ),
  route(
    changeBusinessCertificateCall,
    (context: ForMember, { params, body }) => changeBusinessCertificate(context, params.certificateID, body),
    editors,
  ),
  route(
    removeBusinessCertificateCall,
    (context: ForMember, { params, body }) =>
      removeBusinessCertificate(context, params.certificateID, body.revision),
    editors,
  ),
  route(
    confirmBusinessCertificatesCall,
    (context: ForMember) => confirmBusinessCertificates(context),
    editors,
  ),
  route(
    changeBusinessMediaCall,
    (context: ForMember, { body }) => changeBusinessMedia(context, body),
    editors,
  ),
  route(confirmBusinessMediaCall, (context: ForMember) => confirmBusinessMedia(context), editors),
];
