// What may know what (docs/architecture.md). Each rule is one line of that page. None lists nouns: a folder that is none of those
// named here is a noun's, and bound by what is said of nouns.

/** Folders of the portal that pages are built on. They know no noun but its addresses. */
const portalGround =
  'article|language|network|offline|page|page-part|page-view|picture|seo|session|share-picture|upload';

/** Files of the one path import none of the other. */
const bar = (from, to, comment) => ({ ...(comment && { comment }), from: { path: from }, to: { path: to } });

/** What may not know what, by the name of the rule; breaking any is an error. */
const forbidden = {
  'no-circles': {
    from: {},
    to: { circular: true },
  },
  'portal-asks-the-api': bar(
    '^(apps/portal|packages/(ui|web))/',
    '^(apps/(api|accounts)|packages/database|demo|launch|bench)/',
    'The portal calls the API over HTTP; it knows no table and no verb.',
  ),
  'declarations-of-pages-are-data': {
    comment: 'The server, the build and the tests read them unbuilt: no component, no text, no loader.',
    from: {
      path: '^apps/portal/app/(pages|[^/]+/pages?|page/(declared-pages|define-page|find-page|page-parameter|sitemaps))\\.ts$',
    },
    to: {
      path: '(\\.tsx$|\\.server\\.tsx?$|node_modules/(react|react-router|@lingui)/)',
      dependencyTypesNot: ['type-only'],
    },
  },
  'account-pages-are-handed-verbs': {
    comment: 'Pages are built, verbs are not: types alone cross.',
    from: { path: '^apps/accounts/(app|server)/', pathNot: '\\.test\\.tsx?$' },
    to: { path: '^(apps/accounts/src|packages/(server|database))/', dependencyTypesNot: ['type-only'] },
  },
  'verbs-know-no-page': bar('^apps/accounts/src/', '^apps/accounts/(app|server)/'),
  'ui-knows-no-call': {
    from: { path: '^packages/ui/' },
    to: {
      path: '^(packages/(contract|server|database)|apps)/',
      pathNot: '^packages/contract/src/testing-text\\.ts$',
    },
  },
  'web-stands-on-the-others': bar(
    '^packages/(ui|contract|server|database)/',
    '^packages/web/',
    'What applications share builds on the design system, the contract and what services share.',
  ),
  'contract-knows-nobody': bar('^packages/contract/', '^(apps|demo|launch|bench|packages/(?!contract))'),
  'packages-know-no-app': bar('^packages/', '^(apps|demo|launch|e2e|bench)/'),
  'services-know-no-other-service': {
    from: { path: '^apps/([^/]+)/' },
    to: { path: '^apps/', pathNot: '^apps/$1/' },
  },
  'queries-are-the-nouns-own': {
    comment:
      "A noun's queries are its own, and how its rows are shown; others call its verbs, and show its card (`present-card.ts`).",
    from: { path: '^apps/(api|accounts)/src/([^/]+)/', pathNot: '(\\.test\\.ts$|/testing[^/]*\\.ts$)' },
    to: {
      path: '^apps/$1/src/.*(queries|/present)\\.ts$',
      pathNot: ['^apps/$1/src/$2/', '^apps/api/src/reference/present\\.ts$'],
    },
  },
  'routes-call-verbs': {
    comment:
      "A call's route is a table of contents: what is asked of rows and how they are shown is the verb's.",
    from: { path: '^apps/(api|accounts)/src/.*routes\\.ts$' },
    to: { path: '/(queries|present(-card)?)\\.ts$' },
  },
  'ground-knows-no-noun': {
    comment: 'Portal: pages are built on the ground, which knows of nouns nothing but their addresses.',
    from: { path: `^apps/portal/app/(${portalGround})/`, pathNot: '\\.test\\.tsx?$' },
    to: {
      path: '^apps/portal/app/[^/]+/',
      pathNot: `(^apps/portal/app/(${portalGround}|locales)/|/[^/]+-(address|query)\\.ts$)`,
    },
  },
  'shell-is-around-pages': {
    comment: 'Portal: the root alone puts the shell around pages; no page knows it.',
    from: { path: '^apps/portal/app/[^/]+/', pathNot: '(^apps/portal/app/shell/|\\.test\\.tsx?$)' },
    to: { path: '^apps/portal/app/(shell/|root\\.tsx$)' },
  },
  'search-follows-rows': {
    comment:
      'Triggers queue what changed rows are found by; nobody else says which documents are to be written.',
    from: { pathNot: '^apps/api/src/search/' },
    to: {
      path: '^apps/api/src/search/(write-documents|read-rows|document)\\.ts$',
      dependencyTypesNot: ['type-only'],
    },
  },
  'one-way-to-write': {
    comment: "The api's transactions that write are to be had of `write` alone (apps/api/src/write).",
    from: { pathNot: '^apps/api/src/write/write\\.ts$' },
    to: { path: '^packages/database/src/write-transaction\\.ts$' },
  },
  'pictures-are-decoded-elsewhere': {
    comment:
      'api and worker never open a picture: they ask a process of its own (apps/api/src/upload/decoder).',
    from: {
      path: '^apps/api/src/',
      pathNot: '(^apps/api/src/upload/decode/|\\.test\\.ts$|/testing[^/]*\\.ts$)',
    },
    to: { path: '^apps/api/src/upload/decode/', dependencyTypesNot: ['type-only'] },
  },
  'tests-stay-outside': {
    from: { pathNot: '(\\.test\\.tsx?|/test/|/testing[^/]*\\.ts|^e2e/|vitest\\.config\\.ts)' },
    to: { path: '(\\.test\\.tsx?$|/test/|/testing[^/]*\\.ts$)' },
  },
};

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: Object.entries(forbidden).map(([name, rule]) => ({ name, severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(node_modules|/build/|\\.react-router)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
