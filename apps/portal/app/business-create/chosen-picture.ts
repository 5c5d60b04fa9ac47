/** A picture that was sent for a business that is not created yet. */
export interface ChosenPicture {
  /** Of its upload. */
  token: string;
  /** Address of its largest version. */
  url: string;
  /** What is to be seen; empty when nothing was said. */
  alt: string;
}

/** One line of text, for the draft of a form. */
export function writeChosenPicture({ token, url, alt }: ChosenPicture): string {
  return JSON.stringify([token, url, alt]);
}

/** Undefined for none, and for what is no such line. */
export function readChosenPicture(written: string): ChosenPicture | undefined {
  if (written === '') return undefined;
  try {
    const [token, url, alt] = JSON.parse(written) as unknown[];
    if (typeof token === 'string' && typeof url === 'string' && typeof alt === 'string')
      return { token, url, alt };
  } catch (error) {
    console.warn('The draft names a picture that cannot be read', error);
  }
  return undefined;
}
