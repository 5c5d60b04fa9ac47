// What may know what (docs/architecture.md). Each rule is one line of that page. None lists nouns: a folder that is none of those
// named here is a noun's, and bound by what is said of nouns.

/** Folders of the portal that pages are built on. They know no noun but its addresses. */
const portalGround =
  'article|language|network|offline|page|page-part|page-view|picture|seo|session|share-picture|upload';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'portal-asks-the-api',
      comment: 'The portal calls the API over HTTP; it knows no table and no verb.',
      severity: 'error',
      from: { path: '^(apps/portal|packages/(ui|web))/' },
      to: { path: '^(apps/(api|accounts)|packages/database|demo|launch|bench)/' },
    },
    {
      name: 'declarations-of-pages-are-data',
      comment: 'The server, the build and the tests read them unbuilt: no component, no text, no loader.',
      severity: 'error',
      from: {
        path: '^apps/portal/app/(pages|[^/]+/pages?|page/(declared-pages|define-page|find-page|page-parameter|sitemaps))\\.ts$',
      },
      to: {
        path: '(\\.tsx$|\\.server\\.tsx?$|node_modules/(react|react-router|@lingui)/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'account-pages-are-handed-verbs',
      comment: 'Pages are built, verbs are not: types alone cross.',
      severity: 'error',
      from: { path: '^apps/accounts/(app|server)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(apps/accounts/src|packages/(server|database))/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'verbs-know-no-page',
      severity: 'error',
      from: { path: '^apps/accounts/src/' },
      to: { path: '^apps/accounts/(app|server)/' },
    },
    {
      name: 'ui-knows-no-call',
      severity: 'error',
      from: { path: '^packages/ui/' },
      to: { path: '^(packages/(contract|server|database)|apps)/' },
    },
    {
      name: 'web-stands-on-the-others',
      comment: 'What applications share builds on the design system, the contract and what services share.',
      severity: 'error',
      from: { path: '^packages/(ui|contract|server|database)/' },
      to: { path: '^packages/web/' },
    },
    {
      name: 'contract-knows-nobody',
      severity: 'error',
      from: { path: '^packages/contract/' },
      to: { path: '^(apps|demo|launch|bench|packages/(?!contract))' },
    },
    {
      name: 'packages-know-no-app',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(apps|demo|launch|e2e|bench)/' },
    },
    {
      name: 'services-know-no-other-service',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'queries-are-the-nouns-own',
      comment:
        "A noun's queries are its own, and how its rows are shown; others call its verbs, and show its card (`present-card.ts`).",
      severity: 'error',
      from: { path: '^apps/(api|accounts)/src/([^/]+)/', pathNot: '(\\.test\\.ts$|/testing[^/]*\\.ts$)' },
      to: {
        path: '^apps/$1/src/.*(queries|/present)\\.ts$',
        pathNot: ['^apps/$1/src/$2/', '^apps/api/src/reference/present\\.ts$'],
      },
    },
    {
      name: 'routes-call-verbs',
      comment:
        "A call's route is a table of contents: what is asked of rows and how they are shown is the verb's.",
      severity: 'error',
      from: { path: '^apps/(api|accounts)/src/.*routes\\.ts$' },
      to: { path: '/(queries|present(-card)?)\\.ts$' },
    },
    {
      name: 'ground-knows-no-noun',
      comment: 'Portal: pages are built on the ground, which knows of nouns nothing but their addresses.',
      severity: 'error',
      from: { path: `^apps/portal/app/(${portalGround})/`, pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^apps/portal/app/[^/]+/',
        pathNot: `(^apps/portal/app/(${portalGround}|locales)/|/[^/]+-(address|query)\\.ts$)`,
      },
    },
    {
      name: 'shell-is-around-pages',
      comment: 'Portal: the root alone puts the shell around pages; no page knows it.',
      severity: 'error',
      from: { path: '^apps/portal/app/[^/]+/', pathNot: '(^apps/portal/app/shell/|\\.test\\.tsx?$)' },
      to: { path: '^apps/portal/app/(shell/|root\\.tsx$)' },
    },
    {
      name: 'search-follows-rows',
      comment:
        'Triggers queue what changed rows are found by; nobody else says which documents are to be written.',
      severity: 'error',
      from: { pathNot: '^apps/api/src/search/' },
      to: {
        path: '^apps/api/src/search/(write-documents|read-rows|document)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'one-way-to-write',
      comment: "The api's transactions that write are to be had of `write` alone (apps/api/src/write).",
      severity: 'error',
      from: { pathNot: '^apps/api/src/write/write\\.ts$' },
      to: { path: '^packages/database/src/write-transaction\\.ts$' },
    },
    {
      name: 'pictures-are-decoded-elsewhere',
      comment:
        'api and worker never open a picture: they ask a process of its own (apps/api/src/upload/decoder).',
      severity: 'error',
      from: {
        path: '^apps/api/src/',
        pathNot: '(^apps/api/src/upload/decode/|\\.test\\.ts$|/testing[^/]*\\.ts$)',
      },
      to: { path: '^apps/api/src/upload/decode/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'tests-stay-outside',
      severity: 'error',
      from: { pathNot: '(\\.test\\.tsx?|/test/|/testing[^/]*\\.ts|^e2e/|vitest\\.config\\.ts)' },
      to: { path: '(\\.test\\.tsx?$|/test/|/testing[^/]*\\.ts$)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(node_modules|/build/|\\.react-router)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
