export { type ErrorBody, errorBody, type Translate } from './answer-error.ts';
export {
  type Config,
  ConfigError,
  portalCountries,
  readConfig,
  type SettingName,
  type SettingRow,
  settingsTable,
} from './config.ts';
export { type ErrorName, errorStatus, type Issue, KontorError, type KontorErrorOptions } from './errors.ts';
export type { Check, PartState } from './health.ts';
export type { Address } from './listen-failure.ts';
export { createLog, type Logger } from './log.ts';
export { fail, type ReadyMessage, runService, sayReady, stopGracefully } from './run.ts';
export { createService, type ServiceOptions } from './service.ts';
