import ts from 'typescript';

/** A text that a page says and that is in no catalogue. */
export interface VisibleText {
  line: number;
  text: string;
}

/** Elements whose content is a message. */
const messageElements = new Set(['Trans', 'Plural', 'Select', 'SelectOrdinal']);
/** Attributes, and properties of what is handed to elements, that are shown or read out. */
const shownNames = new Set(
  (
    'alt aria-description aria-label aria-placeholder aria-roledescription aria-valuetext caption copied description ' +
    'heading hint keywords label lead listLabel note nothing placeholder submit text title'
  ).split(' '),
);
/** Functions whose first argument is shown. */
const sayingFunctions = new Set(['alert', 'confirm', 'toast']);
const letters = /\p{L}/u;

/** Texts written where only messages may stand. What is inside `t`, `msg` and the like is a message. */
export function visibleTexts(code: string, filename: string): VisibleText[] {
  const source = ts.createSourceFile(filename, code, ts.ScriptTarget.Latest, true);
  const found: VisibleText[] = [];

  function add(node: ts.Node, text: string) {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    if (letters.test(text)) found.push({ line: line + 1, text: text.trim().replaceAll(/\s+/g, ' ') });
  }

  /** The texts an expression may turn out to be. */
  function say(node: ts.Node | undefined): void {
    if (!node) return;
    const text = writtenIn(node);
    if (text !== undefined) add(node, text);
    for (const part of partsOf(node)) say(part);
  }

  function visit(node: ts.Node, inMessage: boolean): void {
    if (ts.isJsxText(node) && !inMessage) add(node, node.text);
    if (ts.isJsxExpression(node) && !inMessage && isChild(node)) say(node);
    if (ts.isJsxAttribute(node) && shownNames.has(node.name.getText(source))) say(node.initializer);
    if (ts.isPropertyAssignment(node) && shownNames.has(nameOf(node.name))) say(node.initializer);
    if (ts.isCallExpression(node) && sayingFunctions.has(node.expression.getText(source)))
      say(node.arguments[0]);
    if (isMessage(node)) return;
    const isInMessage = inMessage || (ts.isJsxElement(node) && isMessageElement(node.openingElement));
    ts.forEachChild(node, (child) => visit(child, isInMessage));
  }

  function isMessage(node: ts.Node): boolean {
    return (
      ts.isJsxAttributes(node) &&
      (ts.isJsxOpeningElement(node.parent) || ts.isJsxSelfClosingElement(node.parent)) &&
      isMessageElement(node.parent)
    );
  }

  const isMessageElement = ({ tagName }: ts.JsxOpeningLikeElement) =>
    messageElements.has(tagName.getText(source));

  visit(source, false);
  return found;
}

function isChild({ parent }: ts.JsxExpression): boolean {
  return ts.isJsxElement(parent) || ts.isJsxFragment(parent);
}

function nameOf(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : '';
}

/** The letters of a literal; of one with values in it, those between them. */
function writtenIn(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join('…');
}

/** The expressions whose text an expression may have. */
function partsOf(node: ts.Node): (ts.Node | undefined)[] {
  if (ts.isTemplateExpression(node)) return node.templateSpans.map(({ expression }) => expression);
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse];
  if (ts.isParenthesizedExpression(node) || ts.isJsxExpression(node)) return [node.expression];
  if (!ts.isBinaryExpression(node)) return [];
  const isCondition = node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
  return isCondition ? [node.right] : [node.left, node.right];
}
