import type { BindingName, Expression, Identifier, Node } from 'typescript'
import { type Fields, mergeFields } from '../uses.js'
import type { TypeScript } from './load-typescript.js'
import { isWrapper } from './params-used.js'

/** The fields of a call's result that the code around it reads; all of them where the result goes somewhere else. */
export function resultUsed(ts: TypeScript, call: Expression): Fields {
  const node = wrapped(ts, call)
  const { parent } = node
  if (ts.isAwaitExpression(parent)) return valueUsed(ts, wrapped(ts, parent))
  if (isNowhere(ts, parent)) return []
  // promise.then((result) => …); after catch and finally it is the same promise.
  if (ts.isPropertyAccessExpression(parent) && ts.isCallExpression(parent.parent) && parent.parent.expression === parent) {
    const then = parent.parent
    if (parent.name.text === 'catch' || parent.name.text === 'finally') return resultUsed(ts, then)
    const [handler] = then.arguments
    if (parent.name.text === 'then' && handler && (ts.isArrowFunction(handler) || ts.isFunctionExpression(handler))) {
      const [parameter] = handler.parameters
      return parameter === undefined ? [] : bindingUsed(ts, parameter.name, handler)
    }
  }
  return '*'
}

/** What is read of a value that an expression has. */
function valueUsed(ts: TypeScript, node: Node): Fields {
  const { parent } = node
  if (isNowhere(ts, parent)) return []
  const step = stepOf(ts, node)
  if (step !== undefined) return below(step, valueUsed(ts, wrapped(ts, parent as Expression)))
  if (ts.isVariableDeclaration(parent) && parent.initializer === node) return bindingUsed(ts, parent.name, scopeOf(ts, parent))
  return '*'
}

/** What is read of a value that is given to a name, or taken apart. */
function bindingUsed(ts: TypeScript, name: BindingName, scope: Node): Fields {
  if (ts.isIdentifier(name)) return mergeFields(usesOf(ts, name, scope).map((use) => valueUsed(ts, wrapped(ts, use))))
  if (ts.isArrayBindingPattern(name)) {
    return mergeFields(name.elements.map((element) => (ts.isBindingElement(element) ? bindingUsed(ts, element.name, scope) : [])))
  }
  return mergeFields(
    name.elements.map((element) => {
      if (element.dotDotDotToken) return '*'
      const key = element.propertyName ?? element.name
      if (!ts.isIdentifier(key) && !ts.isStringLiteralLike(key)) return '*'
      // A field that is taken out is used, also where nothing becomes of it.
      return below(key.text, bindingUsed(ts, element.name, scope))
    }),
  )
}

/** The field that the code around an expression reads of it; `''` for an item of a list, `undefined` where it does something else. */
function stepOf(ts: TypeScript, node: Node): string | undefined {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent) && parent.expression === node) return parent.name.text
  if (!ts.isElementAccessExpression(parent) || parent.expression !== node) return undefined
  const { argumentExpression: key } = parent
  if (ts.isStringLiteralLike(key)) return key.text
  return ts.isNumericLiteral(key) ? '' : undefined
}

function below(step: string, inner: Fields): Fields {
  if (step === '') return inner
  return inner === '*' || inner.length === 0 ? [step] : inner.map((path) => `${step}.${path}`)
}

/** Where a name is read below a scope. Another name that hides it counts too: too much is locked then, never too little. */
function usesOf(ts: TypeScript, name: Identifier, scope: Node): Identifier[] {
  const found: Identifier[] = []
  const visit = (node: Node): void => {
    if (ts.isIdentifier(node) && node !== name && node.text === name.text && !isOnlyAName(ts, node)) found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(scope)
  return found
}

function isOnlyAName(ts: TypeScript, node: Identifier): boolean {
  const { parent } = node
  return (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) && parent.name === node
}

function scopeOf(ts: TypeScript, node: Node): Node {
  for (let scope = node.parent; scope !== undefined; scope = scope.parent) {
    if (ts.isBlock(scope) || ts.isSourceFile(scope) || ts.isModuleBlock(scope) || ts.isCaseOrDefaultClause(scope)) return scope
  }
  return node
}

function isNowhere(ts: TypeScript, parent: Node): boolean {
  return ts.isExpressionStatement(parent) || ts.isVoidExpression(parent)
}

/** The outermost of what only wraps an expression. */
function wrapped(ts: TypeScript, node: Node): Node {
  return isWrapper(ts, node.parent) ? wrapped(ts, node.parent) : node
}
