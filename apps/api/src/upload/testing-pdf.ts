/** A PDF as far as it is looked into, of about so many bytes. */
export function aPdf(bytes = 1_000): Buffer {
  return Buffer.from(`%PDF-1.7\n%${'x'.repeat(bytes)}\nxref\n0 0\ntrailer <<>>\nstartxref\n9\n%%EOF\n`);
}
