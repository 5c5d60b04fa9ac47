import { join } from 'node:path';
import { storeFile, storeLargeFile } from '@kontor/contract';
import { type Config, ConfigError } from '@kontor/server';
import { type FolderStore, openFolderStore } from './folder-store.ts';
import type { Volume } from './room.ts';
import { openS3Store } from './s3-store.ts';
import type { Store } from './store.ts';

export type StoreSettings = Pick<Config, 'DATA_DIR' | 'PORTAL_ORIGIN' | 'S3_REGION'> &
  Partial<
    Pick<Config, 'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY' | 'UPLOAD_FREE_MB'>
  >;

const megabyte = 1024 * 1024;

/** The store the settings name: a bucket, or a folder of this machine. @throws ConfigError */
export function openStore(settings: StoreSettings, volume?: Volume): Store & Partial<FolderStore> {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint } = settings;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
  if (!bucket)
    return openFolderStore(
      join(settings.DATA_DIR, 'uploads'),
      ({ isStreamed }) =>
        `${settings.PORTAL_ORIGIN}/api/v1/${(isStreamed ? storeLargeFile : storeFile).path}`,
      { minimumFree: (settings.UPLOAD_FREE_MB ?? 0) * megabyte, volume },
    );
  if (!accessKeyId || !secretAccessKey)
    throw new ConfigError('S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY beside it.');
  return openS3Store({ bucket, region, endpoint, accessKeyId, secretAccessKey });
}
