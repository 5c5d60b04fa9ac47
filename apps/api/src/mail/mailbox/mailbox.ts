/** A mail that lies in a mailbox. */
export interface ListedMail {
  id: string;
  bytes: number;
  arrivedAt: Date;
}

/** A mailbox that is open. */
export interface Mailbox {
  /** The oldest mails, no more than this. */
  list(atMost: number): Promise<ListedMail[]>;
  /** The mail as it came, or its first bytes; undefined when it is gone. */
  read(id: string, atMost: number): Promise<Uint8Array | undefined>;
  /** Deletes a mail: what it says is stored, or its sender told. */
  discard(id: string): Promise<void>;
  /** Moves a mail to the folder of those that nothing is done about. */
  putAside(id: string): Promise<void>;
  /** Deletes mails of that folder that came before a day. */
  forgetAside(before: Date): Promise<void>;
  close(): Promise<void>;
}

/** Opens the mailbox that takes answers to mails. */
export type OpenMailbox = () => Promise<Mailbox>;
