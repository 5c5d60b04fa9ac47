import type { LeftOut } from './left-out.ts';

/** Tags of fibers: `<Profiler>`, `<SuspenseList>`, `<ViewTransition>`, `<Activity>`. */
const [profiler, suspenseList, viewTransition, activity] = [12, 19, 30, 31];
/** A fragment, of which only the case for its `ref` goes. */
const fragment = 7;

const nothing = (...names: string[]) => Object.fromEntries(names.map((name) => [name, '']));

/**
 * React DOM has no flags by which a build could leave a feature out. Sources of ours use none of these: a test reads them. Numbers are tags
 * of fibers; without one of that tag, what stands here does nothing or is never reached.
 */
export const reactDom: LeftOut = {
  name: 'react-dom',
  version: '19.3.1',
  files: {
    'cjs/react-dom-client.production.js': {
      bodies: {
        // View transitions, `onEnter` and all: without such a fiber each of these walks the tree, and does nothing.
        ...nothing(
          'trackEnterViewTransitions',
          'commitEnterViewTransitions',
          'commitExitViewTransitions',
          'commitNestedViewTransitions',
          'restoreEnterOrExitViewTransitions',
          'restoreNestedViewTransitions',
          'commitAfterMutationEffectsOnFiber',
          'startViewTransition',
        ),
        // `ref` of a fragment.
        ...nothing(
          'commitNewChildToFragmentInstances',
          'commitFragmentInstanceInsertionEffects',
          'commitFragmentInstanceDeletionEffects',
        ),
        isFragmentInstanceParent: 'return !1;',
        // Functions as `action` of a form, and what they bring: `useActionState`, `useFormStatus`.
        ...nothing('mountActionState', 'updateActionState', 'rerenderActionState'),
        ...nothing('extractEvents$1', 'startHostTransition', 'requestFormReset'),
        // What the compiler of React writes, `useEffectEvent`.
        ...nothing('useMemoCache', 'useEffectEventImpl', 'updateEvent'),
        // `useDeferredValue`.
        ...nothing('mountDeferredValueImpl', 'updateDeferredValueImpl'),
        getActivityInstanceFromFiber: 'return null;',
        ...nothing('setPropOnCustomElement'),
        // `preload`, `preinit` and the like, which make resources by hand.
        ...nothing('prefetchDNS', 'preconnect', 'preload', 'preloadModule'),
        ...nothing('preinitStyle', 'preinitScript', 'preinitModuleScript'),
        // A page waits for no picture (those within view transitions alone would) and for no sheet: ours have no `precedence`.
        preloadInstanceAndSuspendIfNeeded: 'workInProgress.flags &= -16777217;',
        preloadResourceAndSuspendIfNeeded: 'workInProgress.flags &= -16777217;',
        completeRootWhenReady: `root.timeoutHandle = -1;
          completeRoot(root, finishedWork, lanes, recoverableErrors, transitions, didIncludeRenderPhaseUpdate, spawnedLane,
            updatedLanes, suspendedRetryLanes, didSkipSuspendedSiblings, exitStatus, null);`,
        // The names of components around one that failed: in a build they are single letters.
        getStackByFiberInDevAndProd: 'return "";',
      },
      cases: {
        attemptEarlyBailoutIfNoScheduledUpdate: [suspenseList, activity],
        beginWork: [profiler, suspenseList, viewTransition, activity],
        completeWork: [suspenseList, viewTransition, activity],
        unwindWork: [suspenseList, activity],
        unwindInterruptedWork: [suspenseList, activity],
        safelyAttachRef: [viewTransition, fragment],
        commitBeforeMutationEffects_complete: [viewTransition],
        commitLayoutEffectOnFiber: [profiler, viewTransition, activity, fragment],
        commitDeletionEffectsOnFiber: [viewTransition, fragment],
        commitMutationEffectsOnFiber: [profiler, suspenseList, viewTransition, activity, fragment],
        recursivelyTraverseDisappearLayoutEffects: [viewTransition, fragment],
        recursivelyTraverseReappearLayoutEffects: [profiler, viewTransition, activity, fragment],
        commitPassiveMountOnFiber: [profiler, viewTransition, activity],
        commitPassiveUnmountOnFiber: [profiler],
      },
      assignments: [
        'FragmentInstance.prototype.',
        'ViewTransitionPseudoElement.prototype.',
        'ReactDOMSharedInternals.findDOMNode',
        'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration',
        // Pages come from the server: they are hydrated.
        'exports.createRoot',
      ],
    },
    'cjs/react-dom.production.js': {
      assignments: [
        'exports.preconnect',
        'exports.prefetchDNS',
        'exports.preinit',
        'exports.preload',
        'exports.requestFormReset',
        'exports.unstable_batchedUpdates',
        'exports.useFormState',
        'exports.useFormStatus',
      ],
    },
  },
};
