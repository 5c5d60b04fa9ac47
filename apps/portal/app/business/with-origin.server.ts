import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The kind of what is shown; of what is invented it says so. */
export function withOrigin(kind: string, origin: string, i18n: I18n): string {
  return origin === 'demo' ? `${kind} · ${i18n._(msg`Demo data`)}` : kind;
}
