import { type ESTree, Visitor } from 'vite';

/** What is left out of a library, read for one version of it. */
export interface LeftOut {
  name: string;
  version: string;
  /** By their paths in the library. */
  files: Record<string, Parts>;
}

/** Parts of a file; each has to be there. */
export interface Parts {
  /** Functions, and what stays of each between its braces: nothing, where nobody calls it or what it does has no effect. */
  bodies?: Record<string, string>;
  /** Assignments, by the beginning of their left side. */
  assignments?: readonly string[];
  /** Cases of `switch` in a function, by the function. */
  cases?: Record<string, readonly number[]>;
  /** Calls of functions, and what stands in their place. */
  calls?: Record<string, string>;
  /** Functions that throw or warn with a sentence for developers: what else they are given stays. */
  messages?: readonly string[];
  /** Variables, and what they are instead. */
  variables?: Record<string, string>;
}

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** What comes after it is reached by its own `case` alone. */
const isEnd = /^(Break|Return|Throw|Continue)Statement$/;

/** The code of a file without its parts. @throws for a part that is not there */
export function without(code: string, parts: Parts, program: ESTree.Program): string {
  const found = new Set<string>();
  const edits: Edit[] = [];
  const replace = (part: string, { start, end }: ESTree.Span, text: string) => {
    found.add(part);
    edits.push({ start, end, text });
  };
  const textOf = ({ start, end }: ESTree.Span) => code.slice(start, end);
  const within: { name: string; body: ESTree.Function['body'] }[] = [];
  const enter = ({ id, body }: ESTree.Function) => {
    const name = id?.name ?? '';
    within.push({ name, body });
    const stays = parts.bodies?.[name];
    if (stays !== undefined && body) replace(`function ${name}`, body, `{${stays}}`);
  };
  const leave = () => void within.pop();
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ExpressionStatement(statement) {
      const { expression } = statement;
      if (expression.type !== 'AssignmentExpression') return;
      const left = textOf(expression.left);
      const named = parts.assignments?.find((beginning) => left.startsWith(beginning));
      if (named !== undefined) replace(`assignment ${named}`, statement, ';');
    },
    SwitchStatement({ cases }) {
      const { name = '', body } = within.at(-1) ?? {};
      const left = parts.cases?.[name] ?? [];
      for (const [place, one] of cases.entries()) {
        const value = one.test?.type === 'Literal' ? Number(one.test.value) : Number.NaN;
        if (!left.includes(value)) continue;
        const before = cases[place - 1]?.consequent.at(-1)?.type ?? (place === 0 ? 'BreakStatement' : '');
        if (one.consequent.length === 0 || !isEnd.test(before))
          throw new Error(`Others come by case ${value} of ${name}.`);
        replace(`case ${value} of ${name}`, one, '');
        // A variable of one case is there for all of the function.
        const variables = variablesIn(one);
        if (body && variables.length > 0)
          edits.push({ start: body.start + 1, end: body.start + 1, text: `var ${variables.join()};` });
      }
    },
    CallExpression(call) {
      const { callee } = call;
      const name = textOf(callee);
      const instead = parts.calls?.[name];
      if (instead !== undefined) replace(`call ${name}`, call, instead);
      const [first, second] = call.arguments;
      if (parts.messages?.includes(name) && first && second)
        replace(`message ${name}`, { start: first.end, end: call.end }, ')');
    },
    VariableDeclarator({ id, init }) {
      const name = id.type === 'Identifier' ? id.name : '';
      const value = parts.variables?.[name];
      if (value !== undefined && init) replace(`variable ${name}`, init, value);
    },
  }).visit(program);
  const lost = namesOf(parts).filter((name) => !found.has(name));
  if (lost.length > 0) throw new Error(`These are not there to be left out: ${lost.join(', ')}.`);
  return edited(code, edits);
}

/** The names that `var` declares in a part, but for those in functions within it. */
function variablesIn(part: ESTree.SwitchCase): string[] {
  const names: string[] = [];
  let depth = 0;
  const enter = () => {
    depth += 1;
  };
  const leave = () => {
    depth -= 1;
  };
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    VariableDeclaration({ kind, declarations }) {
      if (depth > 0 || kind !== 'var') return;
      for (const { id } of declarations) {
        if (id.type !== 'Identifier') throw new Error('A case declares more than names.');
        names.push(id.name);
      }
    },
  }).visit({ type: 'Program', body: part.consequent, start: part.start, end: part.end } as ESTree.Program);
  return names;
}

function namesOf({ bodies, assignments, cases, calls, messages, variables }: Parts): string[] {
  const named = (kind: string, names: Iterable<string> = []) => [...names].map((name) => `${kind} ${name}`);
  return [
    ...named('function', Object.keys(bodies ?? {})),
    ...named('assignment', assignments),
    ...Object.entries(cases ?? {}).flatMap(([name, values]) =>
      values.map((value) => `case ${value} of ${name}`),
    ),
    ...named('call', Object.keys(calls ?? {})),
    ...named('message', messages),
    ...named('variable', Object.keys(variables ?? {})),
  ];
}

/** Of edits inside others only the outer ones count. */
function edited(code: string, edits: readonly Edit[]): string {
  let [result, end] = ['', 0];
  for (const edit of edits.toSorted((one, other) => one.start - other.start || other.end - one.end)) {
    if (edit.start < end) continue;
    result += code.slice(end, edit.start) + edit.text;
    end = edit.end;
  }
  return result + code.slice(end);
}
