import { ConfigError, type SettingName } from './config.ts';

export interface Address {
  host: string;
  port: number;
  /** The setting to name when the port cannot be had. */
  setting: SettingName;
}

/** Makes the reason why an address cannot be listened on one sentence; other errors stay as they are. */
export function explainListenFailure(error: unknown, { host, port, setting }: Address): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${port} on ${host} is taken by another program; stop that one or set ${setting} to a free port.`,
    EACCES: `Port ${port} on ${host} may not be opened by this user; set ${setting} to a port above 1023.`,
    EADDRNOTAVAIL: `The address ${host} is not one of this machine; set HOST to one that is, or leave it out.`,
    ENOTFOUND: `The address ${host} is not known; set HOST to an address of this machine, or leave it out.`,
  };
  const sentence = typeof code === 'string' ? sentences[code] : undefined;
  return sentence ? new ConfigError(sentence) : error;
}
