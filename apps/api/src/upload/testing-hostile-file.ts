/** A file somebody sends who means no good, or whose disk is broken. */
export interface HostileFile {
  what: string;
  bytes: Buffer;
  /** As the sender states it. */
  type: string;
}
