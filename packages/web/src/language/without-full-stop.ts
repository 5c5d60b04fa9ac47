/** A name at the end of a sentence, whose full stop follows: that of `S.A. de C.V.` would stand there twice. */
export function withoutFullStop(name: string): string {
  return name.replace(/(?<!\.)\.$/, '');
}
