import {
  type Data,
  type ImportState,
  productImportLimits as limits,
  type listProductImports as listProductImportsCall,
  membershipPlan,
} from '@kontor/contract';
import type { ForMember } from '../../business/policy.ts';
import { findSubscription } from '../table/queries.ts';
import { findChanges } from './find-changes.ts';
import { presentImport, presentOpen } from './present.ts';
import { type ImportRow, listImports } from './queries.ts';
import { findWrongRows } from './row-queries.ts';
import { countCurrent } from './rows/existing-products.ts';
import { findStayedNames } from './undo/queries.ts';

/** States in which an import is not finished: a business has one of them at most. */
const open: readonly ImportState[] = ['reading', 'mapping', 'checking', 'checked', 'importing', 'undoing'];

/** The imports of a business, the newest first, with all about the one that is not finished. */
export async function listProductImports(context: ForMember): Promise<Data<typeof listProductImportsCall>> {
  const { db, actor } = context;
  const { businessID } = actor.actingBusiness;
  const rows = await listImports(db, businessID, limits.list);
  const current = rows.find(({ state }) => open.includes(state));
  const undone = rows.flatMap(({ id, stayed }) => (stayed > 0 ? [id] : []));
  const names =
    undone.length > 0 ? await findStayedNames(db, undone, limits.stayed) : new Map<string, string[]>();
  const now = new Date();
  return {
    open: current && (await openImport(context, current, now)),
    items: rows.flatMap((row) => (row === current ? [] : [presentImport(row, names.get(row.id) ?? [], now)])),
  };
}

async function openImport(context: Pick<ForMember, 'db' | 'reference'>, row: ImportRow, now: Date) {
  const { db } = context;
  const [wrongRows, changes, productCount, { subscription }] = await Promise.all([
    findWrongRows(db, row.id, 0, limits.shownIssues),
    findChanges(context, row),
    countCurrent(db, row.business_id),
    findSubscription(db, row.business_id),
  ]);
  return presentOpen(row, {
    wrongRows,
    changes,
    productCount,
    quota: membershipPlan(subscription).productsShown,
    now,
  });
}
