/** One size and format of a picture. */
export interface Version {
  /** Of its file: `512.webp`. */
  name: string;
  width: number;
  height: number;
  type: 'image/webp' | 'image/avif';
}

/** A version with its file. */
export interface VersionFile {
  version: Version;
  bytes: Buffer;
}
