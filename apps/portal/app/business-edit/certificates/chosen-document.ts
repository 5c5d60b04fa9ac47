/** The PDF of a certificate in a form: one that was sent and is not saved yet, or the one that is there. */
export interface ChosenDocument {
  /** Of its upload; empty for one that is saved. */
  token: string;
  /** Address of just this file. */
  url: string;
  name: string;
  bytes: number;
}

/** One line of text, for the draft of a form. */
export function writeDocument({ token, url, name, bytes }: ChosenDocument): string {
  return JSON.stringify([token, url, name, bytes]);
}

/** Undefined for none, and for what is no such line. */
export function readDocument(written: string): ChosenDocument | undefined {
  if (written === '') return undefined;
  try {
    const [token, url, name, bytes] = JSON.parse(written) as unknown[];
    if (
      typeof token === 'string' &&
      typeof url === 'string' &&
      typeof name === 'string' &&
      typeof bytes === 'number'
    )
      return { token, url, name, bytes };
  } catch (error) {
    console.warn('The draft names a PDF that cannot be read', error);
  }
  return undefined;
}
