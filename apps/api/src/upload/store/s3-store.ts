import type { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { type OpenFile, type Store, signedFor } from './store.ts';

export interface S3Settings {
  bucket: string;
  region: string;
  /** Of a store other than Amazon's; the bucket is then part of the path. */
  endpoint: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Most keys one request may remove. */
const removedAtOnce = 1_000;

/** A private bucket of a store that speaks S3. Browsers send to it directly; what people see comes through us. */
export function openS3Store({ bucket, region, endpoint, ...credentials }: S3Settings): Store {
  const client = new S3Client({
    region,
    credentials,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    // Stores other than Amazon's do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  /** The mark of each opened file, by which the store tells it from one that takes its place. */
  const marks = new WeakMap<OpenFile, string>();

  async function open(Key: string): Promise<OpenFile | undefined> {
    const { ContentLength: bytes = 0, ETag: mark = '' } = (await client
      .send(new HeadObjectCommand({ Bucket: bucket, Key }))
      .catch((error: unknown) => {
        if (error instanceof NotFound || error instanceof NoSuchKey) return undefined;
        throw error;
      })) ?? { ContentLength: -1 };
    if (bytes < 0) return undefined;
    async function part(start: number, end: number) {
      const Range = `bytes=${start}-${end}`;
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key, Range, IfMatch: mark }));
      if (!Body) throw new Error(`The store sent nothing of ${Key}.`);
      return Body;
    }
    const file: OpenFile = {
      bytes,
      async read(start, length) {
        const end = Math.min(bytes, start + length) - 1;
        return end < start
          ? Buffer.alloc(0)
          : Buffer.from(await (await part(start, end)).transformToByteArray());
      },
      stream: async ({ start, end } = { start: 0, end: bytes - 1 }) => (await part(start, end)) as Readable,
      async close() {},
    };
    marks.set(file, mark);
    return file;
  }

  return {
    open,
    sizeOf: async (key) => (await open(key))?.bytes,
    async move(file, from, to, ContentType) {
      await client.send(
        new CopyObjectCommand({
          Bucket: bucket,
          Key: to,
          CopySource: `${bucket}/${from}`,
          CopySourceIfMatch: marks.get(file),
          MetadataDirective: 'REPLACE',
          ContentType,
        }),
      );
      await client.send(
        new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects: [{ Key: from }], Quiet: true } }),
      );
    },
    async sign({ key, contentType, bytes }) {
      return createPresignedPost(client, {
        Bucket: bucket,
        Key: key,
        Fields: { 'Content-Type': contentType },
        Conditions: [
          ['content-length-range', bytes, bytes],
          ['eq', '$Content-Type', contentType],
        ],
        Expires: signedFor,
      });
    },
    async write(key, bytes, contentType) {
      await client.send(
        new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes, ContentType: contentType }),
      );
    },
    async read(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
        return Body && Buffer.from(await Body.transformToByteArray());
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    async remove(keys) {
      for (let from = 0; from < keys.length; from += removedAtOnce) {
        const Objects = keys.slice(from, from + removedAtOnce).map((Key) => ({ Key }));
        const { Errors = [] } = await client.send(
          new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
        );
        if (Errors.length > 0)
          throw new Error(`${Errors.length} files stay in the store: ${Errors[0]?.Code}.`);
      }
    },
  };
}
