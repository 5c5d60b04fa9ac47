/** Bytes, or what makes them when they are needed: some take seconds. */
export type Made = Buffer | (() => Buffer | Promise<Buffer>);

/** A file somebody sends who means no good, or whose disk is broken. */
export interface HostileFile {
  what: string;
  made: Made;
  /** As the sender states it. */
  type: string;
}

export async function bytesOf({ made }: HostileFile): Promise<Buffer> {
  return typeof made === 'function' ? made() : made;
}
