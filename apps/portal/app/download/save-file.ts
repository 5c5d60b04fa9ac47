import type { ReceivedFile } from '@kontor/contract';

/** Hands a file to the browser, to be saved under its name. */
export function saveFile({ name, content }: ReceivedFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // By then the browser reads it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
