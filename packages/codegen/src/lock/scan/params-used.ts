import type { Expression, Node, ObjectLiteralExpression, SourceFile } from 'typescript'
import type { Fields } from '../uses.js'
import type { TypeScript } from './load-typescript.js'

/** The parameters that an argument sends: the keys of an object written here or in a constant of the same file, otherwise all. */
export function paramsUsed(ts: TypeScript, argument: Expression | undefined, source: SourceFile): Fields {
  if (argument === undefined) return []
  const object = objectOf(ts, argument, source)
  return object === undefined ? '*' : keysOf(ts, object)
}

function objectOf(ts: TypeScript, argument: Expression, source: SourceFile): ObjectLiteralExpression | undefined {
  const bare = unwrapped(ts, argument)
  if (ts.isObjectLiteralExpression(bare)) return bare
  if (!ts.isIdentifier(bare)) return undefined
  const found: ObjectLiteralExpression[] = []
  let others = 0
  const visit = (node: Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === bare.text) {
      const value = node.initializer && unwrapped(ts, node.initializer)
      if (value && ts.isObjectLiteralExpression(value)) found.push(value)
      else others++
    }
    // A key that is set later, or a parameter of the same name.
    if (ts.isParameter(node) && node.name.getText() === bare.text) others++
    if (ts.isPropertyAccessExpression(node) && node.expression.getText() === bare.text && isAssigned(ts, node)) others++
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found.length === 1 && others === 0 ? found[0] : undefined
}

function keysOf(ts: TypeScript, object: ObjectLiteralExpression): Fields {
  const keys: string[] = []
  for (const member of object.properties) {
    const name = member.name
    if (name === undefined || !(ts.isIdentifier(name) || ts.isStringLiteralLike(name))) return '*'
    const value = ts.isPropertyAssignment(member) ? unwrapped(ts, member.initializer) : undefined
    const below = value && ts.isObjectLiteralExpression(value) ? keysOf(ts, value) : '*'
    if (below === '*' || below.length === 0) keys.push(name.text)
    else keys.push(...below.map((path) => `${name.text}.${path}`))
  }
  return keys
}

function isAssigned(ts: TypeScript, node: Node): boolean {
  return (
    ts.isBinaryExpression(node.parent) &&
    node.parent.left === node &&
    node.parent.operatorToken.kind === ts.SyntaxKind.EqualsToken
  )
}

/** An expression without parentheses and without what only the compiler reads. */
function unwrapped(ts: TypeScript, node: Expression): Expression {
  return isWrapper(ts, node) ? unwrapped(ts, node.expression) : node
}

/** Whether a node only wraps the expression inside it. */
export function isWrapper(ts: TypeScript, node: Node): node is Node & { readonly expression: Expression } {
  return (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isTypeAssertionExpression(node)
  )
}
