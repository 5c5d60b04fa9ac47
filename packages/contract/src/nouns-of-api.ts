// What describes the nouns of the api, calls included.
export * from './business.ts';
export * from './business-create.ts';
export * from './business-owner.ts';
export * from './directory.ts';
export * from './help-request.ts';
export * from './industry.ts';
export * from './page-view.ts';
export * from './person.ts';
export * from './person-account.ts';
export * from './product.ts';
export * from './profile-change.ts';
export * from './reaction.ts';
export * from './reference.ts';
export * from './search.ts';
export * from './sitemap.ts';
export * from './upload.ts';
