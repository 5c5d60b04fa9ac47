/** Headers of every answer that brings none of its own: what we call JSON is read as nothing else. */
export const securityHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};
