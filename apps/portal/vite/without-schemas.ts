import { type ESTree, type Plugin, Visitor } from 'vite';

/**
 * In the browser the contract is used for its paths and types alone: the server validates. There, every schema is an
 * empty object, and the schema library stays out of the bundle.
 */
export function withoutSchemas(): Plugin {
  return {
    name: 'kontor:without-schemas',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /\/packages\/contract\/src\/[^/]+\.ts$/, code: /\bType\./ },
      handler(code) {
        let [result, end] = ['', 0];
        for (const schema of schemasIn(this.parse(code))) {
          result += `${code.slice(end, schema.start)}({})`;
          end = schema.end;
        }
        return { code: result + code.slice(end), map: null };
      },
    },
  };
}

/** Calls of the library, `Type.Object(…)` and the like; of those inside another only the outer one. */
function schemasIn(program: ESTree.Program): ESTree.CallExpression[] {
  const schemas: ESTree.CallExpression[] = [];
  new Visitor({
    CallExpression(call) {
      const { callee } = call;
      const isSchema =
        callee.type === 'MemberExpression' &&
        callee.object.type === 'Identifier' &&
        callee.object.name === 'Type';
      if (isSchema && call.start >= (schemas.at(-1)?.end ?? 0)) schemas.push(call);
    },
  }).visit(program);
  return schemas;
}
