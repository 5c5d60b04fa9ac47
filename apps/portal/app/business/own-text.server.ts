import type { BusinessRole } from '@kontor/contract';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const names: Record<BusinessRole, MessageDescriptor> = {
  owner: msg`Owner`,
  admin: msg`Administrator`,
  member: msg`Member`,
};

/** What a business tells its members on its cover. */
export function ownText(accessLevel: BusinessRole | undefined, i18n: I18n): string | undefined {
  if (!accessLevel) return undefined;
  const role = i18n._(names[accessLevel]);
  return i18n._(msg`Your business · ${role}`);
}
