import ts from 'typescript'

/** A change of a source file that a test must notice. */
interface SourceMutant {
  file: string
  line: number
  from: number
  to: number
  by: string
}

const swaps: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
  [ts.SyntaxKind.GreaterThanToken]: '<=',
  [ts.SyntaxKind.LessThanToken]: '>=',
}
const methods: Readonly<Record<string, string>> = { some: 'every', every: 'some', find: 'findLast', findLast: 'find' }

/** Returns all tested changes of a file: of operators, conditions, negations, and methods of lists. */
export function mutantsOfSource(file: string, text: string): SourceMutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found: SourceMutant[] = []
  const change = (node: ts.Node, by: string) => {
    const from = node.getStart(source)
    found.push({ file, line: source.getLineAndCharacterOfPosition(from).line + 1, from, to: node.end, by })
  }
  const visit = (node: ts.Node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return
    if (ts.isBinaryExpression(node)) {
      const by = swaps[node.operatorToken.kind]
      if (by) change(node.operatorToken, by)
      if (node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken) change(node, node.left.getText(source))
    }
    if (ts.isIfStatement(node)) for (const by of ['true', 'false']) change(node.expression, by)
    if (ts.isConditionalExpression(node)) for (const by of ['true', 'false']) change(node.condition, by)
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      change(node, node.operand.getText(source))
    if (ts.isPropertyAccessExpression(node) && ts.isCallExpression(node.parent) && node.parent.expression === node) {
      const by = methods[node.name.text]
      if (by) change(node.name, by)
      if (node.name.text === 'filter') change(node.parent, node.expression.getText(source))
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Returns the source with one change. */
export const mutated = (text: string, { from, to, by }: SourceMutant) => text.slice(0, from) + by + text.slice(to)
