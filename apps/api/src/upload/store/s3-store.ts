import {
  DeleteObjectsCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { type Store, signedFor } from './store.ts';

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
  return {
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
