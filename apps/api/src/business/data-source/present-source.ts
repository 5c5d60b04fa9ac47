import type { DataSource } from '@kontor/contract';
import { knownLicences, knownSources } from './known-sources.ts';

/** A source by the name people know, with links. One that we do not know is called as its file calls it: a repository without the file. */
export function presentSource(name: string, licence: string): DataSource {
  const known = knownSources.find(({ begins }) => name.startsWith(begins));
  const { name: licenceName = licence, url: licenceUrl } = knownLicences[licence] ?? {};
  return {
    name: known?.name ?? /^[\w.-]+\/[\w.-]+(?= )/.exec(name)?.[0] ?? name,
    url: known?.url,
    licence: licenceName,
    licenceUrl,
  };
}

/** That of a row, where it has one. */
export function presentSourceOf({
  source_name: name,
  source_licence: licence,
}: {
  source_name?: string | null;
  source_licence?: string | null;
}): DataSource | undefined {
  return name && licence ? presentSource(name, licence) : undefined;
}
