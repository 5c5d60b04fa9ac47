// What describes the nouns of the account service, calls included.
export * from './mail.ts';
export * from './security-log.ts';
export * from './session.ts';
