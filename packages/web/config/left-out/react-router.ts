import type { LeftOut, Parts } from './left-out.ts';

/** What is wrong in the code of an application is said while it is worked on; in a build nobody reads it. */
const silent: Parts = { messages: ['invariant'] };

export const reactRouter: LeftOut = {
  name: 'react-router',
  version: '8.4.0',
  files: {
    // All routes are there from the start, and pages are no React server components, transitions of view or instrumented.
    'dist/production/lib/router/router.js': {
      ...silent,
      bodies: {
        checkFogOfWar: 'return { active: false, matches: null };',
        discoverRoutes: '',
        patchRoutesImpl: '',
        _internalSetRoutes: '',
        restoreAppliedTransitions: '',
        persistAppliedTransitions: '',
        getInstrumentationNavigateMeta: '',
      },
      calls: {
        warning: 'void 0',
        consumeInstrumentationClientResultMetaReceiver: 'void 0',
        getRouteInstrumentationUpdates: '{}',
        instrumentClientSideRouter: 'router',
      },
    },
    'dist/production/lib/router/utils.js': { ...silent, calls: { warning: 'void 0' } },
    'dist/production/lib/hooks.js': {
      ...silent,
      calls: { warning: 'void 0', warningOnce: 'void 0' },
      bodies: { RSCErrorHandler: 'return children;' },
    },
    'dist/production/lib/errors.js': {
      bodies: { decodeRedirectErrorDigest: '', decodeRouteErrorResponseDigest: '' },
    },
    'dist/production/lib/components.js': {
      ...silent,
      calls: { warnOnce: 'void 0', useIsRSCRouterContext: 'false' },
      variables: { isViewTransitionAvailable: 'false' },
    },
    'dist/production/lib/dom/lib.js': {
      ...silent,
      calls: { warning: 'void 0' },
      bodies: { useViewTransitionState: 'return false;' },
    },
    'dist/production/lib/dom/ssr/components.js': {
      ...silent,
      calls: { warnOnce: 'void 0', useIsRSCRouterContext: 'false', isFogOfWarEnabled: 'false' },
      bodies: {
        // No link of ours asks for its page before it is followed.
        usePrefetchBehavior: 'return [false, null, {}];',
        PrefetchPageLinks: 'return null;',
      },
      // On the server alone they are more than a blank.
      variables: { contextScript: "' '", routeModulesScript: "' '" },
    },
    'dist/production/lib/dom/ssr/fog-of-war.js': {
      bodies: { getPatchRoutesOnNavigationFunction: '', useFogOFWarDiscovery: '' },
    },
    'dist/production/lib/dom/ssr/routes.js': {
      ...silent,
      bodies: { createClientRoutesWithHMRRevalidationOptOut: '', wrapShouldRevalidateForHdr: '' },
    },
    'dist/production/lib/dom/ssr/single-fetch.js': { ...silent, bodies: { nonSsrStrategy: '' } },
    'dist/production/lib/dom/ssr/errorBoundaries.js': { variables: { heyDeveloper: 'null' } },
    'dist/production/lib/dom/ssr/fallback.js': {
      bodies: { RemixRootDefaultHydrateFallback: 'return null;' },
    },
    'dist/production/lib/dom-export/hydrated-router.js': { messages: ['UNSAFE_invariant'] },
  },
};
