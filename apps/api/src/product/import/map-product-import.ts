import type {
  ColumnTarget,
  Data,
  ImportColumn,
  Input,
  IssueCode,
  mapProductImport as mapProductImportCall,
} from '@kontor/contract';
import { issueAt, KontorError, sentenceOf } from '@kontor/server';
import type { ForMember } from '../../business/policy.ts';
import { found } from '../../found.ts';
import { readyFile, replaceFile } from '../../upload/use-upload.ts';
import { write } from '../../write/write.ts';
import { readPlace } from '../edit/place-in-tree.ts';
import { enqueueWork } from './jobs.ts';
import { lockInState } from './lock-in-state.ts';
import { remember } from './memory-queries.ts';
import { findImport } from './queries.ts';
import { updateImport } from './update-import.ts';

/**
 * Says what the columns of an import hold, remembers it for the business, and has the rows checked again. @throws BadRequest where it does
 * not fit the table, Conflict once it is run
 */
export async function mapProductImport(
  context: ForMember,
  importID: string,
  { columns: said, categories = [], pictures }: Input<typeof mapProductImportCall>['body'],
): Promise<Data<typeof mapProductImportCall>> {
  const { reference, actor } = context;
  const { businessID } = actor.actingBusiness;
  for (const [index, { category }] of categories.entries())
    if ((readPlace(category, reference)?.length ?? 0) < 2)
      throw refuse(`categories.${index}.category`, 'unknown');
  const archive =
    pictures &&
    (await readyFile(context, pictures.token, {
      purpose: 'product-import-pictures',
      field: 'pictures.token',
    }));
  return write(context, { noun: 'business', id: businessID }, async (trx) => {
    await lockInState(trx, importID, ['mapping', 'checking', 'checked']);
    const row = found(await findImport(trx, importID), 'import of products');
    const columns = mapped(
      row.columns,
      said.map(({ target }) => target),
    );
    if (archive && pictures) {
      if (row.pictures_id) await replaceFile(trx, { upload: row.pictures_id }, null);
      await replaceFile(trx, null, archive);
    }
    const answers = new Map(
      row.categories.flatMap((each) => (each.category ? [[each.value, each] as const] : [])),
    );
    for (const { value, category } of categories) answers.set(value, { value, category, rows: 0 });
    await updateImport(trx, importID, {
      state: 'checking',
      columns,
      categories: [...answers.values()],
      done: 0,
      begins: true,
      ...(archive && pictures ? { pictures: { id: archive.upload, name: pictures.fileName } } : {}),
    });
    const meanings = columns.map(({ heading, target }) => ({ word: heading, meaning: target ?? null }));
    await remember(trx, businessID, 'column', meanings);
    await remember(
      trx,
      businessID,
      'category',
      categories.map(({ value, category }) => ({ word: value, meaning: category })),
    );
    await enqueueWork(trx, { importID });
    return { importID, state: 'checking' as const };
  });
}

/** The columns with what was said of them. @throws BadRequest where these are not as many, or a field is named twice or not at all */
function mapped(
  columns: readonly ImportColumn[],
  targets: readonly (ColumnTarget | undefined)[],
): ImportColumn[] {
  if (columns.length !== targets.length)
    throw refuse('columns', targets.length < columns.length ? 'tooFew' : 'tooMany');
  const taken = new Set<string>();
  for (const [index, target] of targets.entries()) {
    if (!target) continue;
    const { field, key } = target;
    if (field === 'spec' ? key === undefined : taken.has(field))
      throw refuse(`columns.${index}.target`, field === 'spec' ? 'required' : 'namedTwice');
    taken.add(field);
  }
  if (!taken.has('name') && !taken.has('productID')) throw refuse('columns', 'required');
  return columns.map(({ heading, values, ...before }, index) => {
    const target = targets[index];
    const isSame = JSON.stringify(target) === JSON.stringify(before.target);
    return {
      heading,
      values,
      ...(target ? { target } : {}),
      origin: isSame ? before.origin : target ? 'chosen' : 'none',
    };
  });
}

function refuse(field: string, code: IssueCode): KontorError {
  const issue = issueAt(field, { code });
  return new KontorError('BadRequest', sentenceOf(issue), { issues: [issue] });
}
