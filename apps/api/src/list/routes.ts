import {
  addListEntry as addListEntryCall,
  createList as createListCall,
  deleteList as deleteListCall,
  dismissListChanges as dismissListChangesCall,
  editList as editListCall,
  getList as getListCall,
  listListEntries as listListEntriesCall,
  listLists as listListsCall,
  moveListEntry as moveListEntryCall,
  noteListEntry as noteListEntryCall,
  removeListEntry as removeListEntryCall,
  restoreListEntry as restoreListEntryCall,
  revokeListShare as revokeListShareCall,
  shareList as shareListCall,
  tagListEntry as tagListEntryCall,
} from '@kontor/contract';
import { type Route, route } from '../route.ts';
import { addListEntry } from './add-list-entry.ts';
import { createList } from './create-list.ts';
import { deleteList } from './delete-list.ts';
import { dismissListChanges } from './dismiss-list-changes.ts';
import { editList } from './edit-list.ts';
import { getList } from './get-list.ts';
import { listListEntries } from './list-list-entries.ts';
import { listLists } from './list-lists.ts';
import { moveListEntry } from './move-list-entry.ts';
import { noteListEntry } from './note-list-entry.ts';
import { type ForList, inList } from './policy.ts';
import { removeListEntry } from './remove-list-entry.ts';
import { restoreListEntry } from './restore-list-entry.ts';
import { revokeListShare } from './revoke-list-share.ts';
import { shareList } from './share-list.ts';
import { tagListEntry } from './tag-list-entry.ts';

const read = { policy: inList('read') };
const edit = { policy: inList('edit') };
const owner = { policy: inList('owner') };

export const listRoutes: Route[] = [
  route(createListCall, (context, { body }) => createList(context, body)),
  route(listListsCall, (context) => listLists(context)),
  route(getListCall, (context: ForList) => getList(context), read),
  route(editListCall, (context: ForList, { body }) => editList(context, body), owner),
  route(deleteListCall, (context: ForList) => deleteList(context), owner),
  route(listListEntriesCall, (context: ForList, { query }) => listListEntries(context, query), read),
  route(addListEntryCall, (context: ForList, { body }) => addListEntry(context, body), edit),
  route(removeListEntryCall, (context: ForList, { params }) => removeListEntry(context, params), edit),
  route(restoreListEntryCall, (context: ForList, { params }) => restoreListEntry(context, params), edit),
  route(dismissListChangesCall, (context: ForList) => dismissListChanges(context), edit),
  route(
    moveListEntryCall,
    (context: ForList, { params, body }) => moveListEntry(context, params, body),
    edit,
  ),
  route(tagListEntryCall, (context: ForList, { params, body }) => tagListEntry(context, params, body), edit),
  route(
    noteListEntryCall,
    (context: ForList, { params, body }) => noteListEntry(context, params, body),
    edit,
  ),
  route(shareListCall, (context: ForList, { body }) => shareList(context, body), owner),
  route(
    revokeListShareCall,
    (context: ForList, { params }) => revokeListShare(context, params.shareID),
    owner,
  ),
];
