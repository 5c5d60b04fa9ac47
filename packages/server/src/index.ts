export { errorOfStatus, type Translate } from './answer-error.ts';
export { type ByteBudget, createByteBudget } from './byte-budget.ts';
export type { Actor, Person, Service } from './call/actor.ts';
export type { AnswerCache } from './call/answer-cache.ts';
export { largestBodiesOf, maxBodyBytesOf } from './call/bounds.ts';
export { mountCall, prepareCalls, type Recognise } from './call/mount-call.ts';
export { type CallContext, type Route, routesOf } from './call/route.ts';
export { describedForm } from './call/schema.ts';
export {
  type Config,
  ConfigError,
  portalCountries,
  readConfig,
  type SettingName,
  type SettingRow,
  settingsTable,
} from './config.ts';
export { databaseError } from './database-error.ts';
export { type ErrorBody, errorBody } from './error-body.ts';
export { type ErrorName, errorStatus, KontorError, type KontorErrorOptions } from './errors.ts';
export { createFailureLog, type FailureLog } from './failure-log.ts';
export { internalTokenOf, isFromOurServices } from './from-our-services.ts';
export type { Check, PartState } from './health.ts';
export { issueAt, sentenceOf } from './issue.ts';
export type { LimitClass } from './limits.ts';
export type { Address } from './listen-failure.ts';
export { createLog, type Logger } from './log.ts';
export { addGauge, addGauges, type GaugeOptions } from './metrics.ts';
export { isInOwnNetwork } from './own-network.ts';
export { addressOf, visitorOf } from './rate-limit.ts';
export { meterBody, refuseTooLarge, requireMinimumRate, watchBody } from './receive-body.ts';
export { redactText } from './redact-text.ts';
export { fail, type ReadyMessage, runService, sayReady, stopGracefully } from './run.ts';
export { deriveKey } from './secret/derive-key.ts';
export { seal, unseal } from './secret/seal.ts';
export { createService } from './service.ts';
export type { ServiceOptions, ServiceSettings } from './service-options.ts';
export { createTagCache, type TagCache, tagsOf, withSubjects } from './tag-cache.ts';
export { type AnswerTimeouts, poolTimeouts, timeouts } from './timeouts.ts';
export { compileValidator, validationError } from './validation.ts';
