const rules: [RegExp, string][] = [
  [/\beyJ[\w-]{4,}\.[\w-]{4,}(\.[\w-]*)?/g, '[token]'],
  [/\b(bearer|basic)\s+[\w.~+/=-]+/gi, '$1 [redacted]'],
  [/(\w+:\/\/)[^\s/@]+@/g, '$1[redacted]@'],
  [/[\w.+-]+(@|%40)[\w-]+(\.[\w-]+)+/gi, '[e-mail]'],
  [
    /\b(wbn-auth|x-internal-token|authorization|cookie|set-cookie)(["']?\s*[:=]\s*)[^\n]*/gi,
    '$1$2[redacted]',
  ],
  [
    /(password|passwd|secret|token|session|api[-_]?key|code)(["']?\s*[:=]\s*["']?)[^\s"'&,;}]+/gi,
    '$1$2[redacted]',
  ],
  // What a mailed link or a feed is used by.
  [/(\/(?:invitations|unsubscribe|saved-search\/feed)\/)[\w-]{20,}/g, '$1[token]'],
  // What follows a question mark in an address is what people typed.
  [/(\/[^\s?"']*)\?[^\s"']*=[^\s"']*/g, '$1?[query]'],
];

/** Takes tokens, passwords, e-mail addresses and query strings out of text others wrote: messages and stacks of errors. */
export function redactText(text: string): string {
  return rules.reduce((shown, [pattern, by]) => shown.replace(pattern, by), text);
}
