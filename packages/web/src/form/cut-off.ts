interface Typed {
  value: string;
  selectionStart: number | null;
  selectionEnd: number | null;
}

/** How many characters of a pasted text the browser leaves out of a field that takes `maxLength`; what is selected makes room. */
export function cutOff(
  pasted: string,
  { value, selectionStart, selectionEnd }: Typed,
  maxLength: number,
): number {
  const start = selectionStart ?? value.length;
  const remaining = value.length - ((selectionEnd ?? start) - start);
  // Lines end with two characters on some systems; fields count one.
  const length = pasted.replaceAll('\r\n', '\n').length;
  return Math.max(0, length - Math.max(0, maxLength - remaining));
}
