import {
  type Input,
  listProductImports,
  mapProductImport,
  runProductImport,
  signUpload,
  startProductImport,
  stopProductImport,
  undoProductImport,
} from '@kontor/contract';
import { doNext } from '@kontor/jobs/testing';
import type { TestApi } from '../../test/api.ts';
import { postSigned } from '../../upload/testing-posts.ts';
import { prepareNext, type TestPreparing } from '../../upload/testing-preparing.ts';
import { anOwner } from '../testing-owner.ts';
import { workOnImports } from './jobs.ts';

const types = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
} as const;

type Wishes = Parameters<typeof anOwner>[1];

/** A business whose owner imports products, step by step, with the worker's part done in between. */
export async function anImporter(api: TestApi, preparing: TestPreparing, given: Wishes = {}) {
  const owner = await anOwner(api, given);
  const { businessID, call } = owner;

  /** Sends a file and has the worker look into it. @returns what an import names it by */
  async function send(name: string, bytes: Uint8Array) {
    const purpose = name.endsWith('.zip')
      ? ('product-import-pictures' as const)
      : ('product-import' as const);
    const contentType = types[name.split('.').at(-1) as keyof typeof types];
    const { signedPost, token } = await call(signUpload, {
      body: { purpose, contentType, fileSize: bytes.length },
    });
    const answer = await postSigned(api.url, signedPost, new Uint8Array(bytes));
    if (answer.status !== 200) throw new Error(`${name} was refused: ${await answer.text()}`);
    while (await prepareNext(preparing));
    return { token, fileName: name };
  }

  const work = async () => {
    while (await doNext({ pool: api.pool, job: workOnImports, context: preparing }));
  };
  const list = () => call(listProductImports, { query: { bid: businessID } });
  const open = async () => {
    const { open: now } = await list();
    if (!now) throw new Error('No import is open.');
    return now;
  };

  return {
    ...owner,
    send,
    work,
    list,
    open,
    /** Sends a table, and a ZIP, and begins to import them; the worker reads and checks. */
    async start(name: string, table: Uint8Array | string, zip?: Uint8Array) {
      const body = {
        businessID,
        ...(await send(name, Buffer.from(table))),
        ...(zip ? { pictures: await send('pictures.zip', zip) } : {}),
      };
      const { importID } = await call(startProductImport, { body });
      await work();
      return importID;
    },
    async map(importID: string, body: Input<typeof mapProductImport>['body']) {
      await call(mapProductImport, { params: { importID }, body });
      await work();
    },
    async run(importID: string) {
      await call(runProductImport, { params: { importID } });
      await work();
    },
    async undo(importID: string) {
      await call(undoProductImport, { params: { importID } });
      await work();
    },
    stop: (importID: string) => call(stopProductImport, { params: { importID } }),
    /** The one import of the list by its id. */
    async of(importID: string) {
      const { open: now, items } = await list();
      const found = [...(now ? [now] : []), ...items].find((each) => each.importID === importID);
      if (!found) throw new Error(`There is no import ${importID}.`);
      return found;
    },
  };
}
