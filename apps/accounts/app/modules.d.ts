declare module '*.po' {
  export const messages: import('@lingui/core').Messages;
}

declare module 'virtual:react-router/server-build' {
  const build: import('react-router').ServerBuild;
  export = build;
}
