/** A picture that was sent. */
interface SentPicture {
  /** What it is used by. */
  token: string;
  /** What is to be seen, for those who do not see it. */
  alt: string;
  signal: AbortSignal;
}

/** Makes a picture that was sent what it is for; then the editor shows it. @throws CallError */
export type AttachPicture = (sent: SentPicture) => Promise<void>;
