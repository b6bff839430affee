/** A part of a rules expression, with its position in the text. */
export interface Node {
  kind:
    | 'choice'
    | 'chain'
    | 'compare'
    | 'sum'
    | 'not'
    | 'call'
    | 'member'
    | 'item'
    | 'list'
    | 'path'
    | 'name'
    | 'number'
    | 'string'
  from: number
  to: number
  /** The position including the brackets around it. */
  outer: { from: number; to: number }
  children: Node[]
  /**
   * The operators between the children of a chain (`&&`, `||`), a sum or product, or a comparison; the name of a
   * member.
   */
  words: { text: string; from: number; to: number }[]
}

const wordAt = /\s*(&&|\|\||[=!<>]=|[<>!+*.,?:()[\]]|\{\}|[A-Za-z_]\w*|\d+|'(?:\\.|[^'\\])*'|\/)/y

/** Parses the expression that begins at `start`, up to a character that cannot continue it, such as `;`. */
export function parseExpression(text: string, start: number): Node {
  let at = start

  const peek = () => {
    wordAt.lastIndex = at
    const match = wordAt.exec(text)
    const word = match?.[1] ?? ''
    return { text: word, from: wordAt.lastIndex - word.length, to: match ? wordAt.lastIndex : at }
  }
  const take = (wanted?: string) => {
    const word = peek()
    if (wanted !== undefined && word.text !== wanted)
      throw new Error(`Expected ${wanted} in the rules at ${text.slice(at, at + 40)}`)
    at = word.to
    return word
  }
  const node = (kind: Node['kind'], from: number, children: Node[], words: Node['words'] = []): Node => ({
    kind,
    from,
    to: at,
    outer: { from, to: at },
    children,
    words,
  })

  /** Parses operands with operators of one kind between them; a single operand is returned as it is. */
  const row = (kind: Node['kind'], operators: readonly string[], operand: () => Node, most = Infinity): Node => {
    const first = operand()
    const children = [first]
    const words: Node['words'] = []
    while (children.length < most && operators.includes(peek().text)) {
      words.push(take())
      children.push(operand())
    }
    return words.length === 0 ? first : node(kind, first.outer.from, children, words)
  }

  const choice = (): Node => {
    const condition = either()
    if (peek().text !== '?') return condition
    take()
    const first = choice()
    take(':')
    return node('choice', condition.outer.from, [condition, first, choice()])
  }
  const either = (): Node => row('chain', ['||'], () => row('chain', ['&&'], comparison))
  const comparison = () => row('compare', ['==', '!=', '<', '<=', '>', '>=', 'in', 'is'], sum, 2)
  const sum = () => row('sum', ['+'], product)
  const product = () => row('sum', ['*'], unary)

  const unary = (): Node => {
    const { text: word, from } = peek()
    if (word !== '!') return postfix()
    take()
    return node('not', from, [unary()])
  }

  const values = (end: string) => {
    const found: Node[] = []
    while (peek().text !== end) {
      found.push(choice())
      if (peek().text === ',') take()
    }
    take(end)
    return found
  }

  const postfix = (): Node => {
    let found = primary()
    for (;;) {
      const { text: word } = peek()
      if (word === '.') {
        take()
        found = node('member', found.from, [found], [take()])
      } else if (word === '(') {
        take()
        found = node('call', found.from, [found, ...values(')')])
      } else if (word === '[') {
        take()
        found = node('item', found.from, [found, ...values(']')])
      } else return found
    }
  }

  const primary = (): Node => {
    const { text: word, from } = peek()
    if (word === '(') {
      take()
      const inside = choice()
      return { ...inside, outer: { from, to: take(')').to } }
    }
    if (word === '[') {
      take()
      return node('list', from, values(']'))
    }
    if (word === '/') return documentPath(from)
    if (word === '') throw new Error(`Nothing is known of the rules at ${text.slice(at, at + 40)}`)
    take()
    if (word.startsWith("'")) return node('string', from, [])
    return node(/^\d/.test(word) ? 'number' : 'name', from, [])
  }

  /** Parses a document's path with `$(…)` in it, up to the bracket that closes the call around it. */
  const documentPath = (from: number) => {
    let depth = 0
    for (at = from; depth > 0 || text[at] !== ')'; at += 1) {
      if (text[at] === '(') depth += 1
      if (text[at] === ')') depth -= 1
    }
    return node('path', from, [])
  }

  return choice()
}

/** Returns a node and all its descendants. */
export const everyNode = (node: Node): Node[] => [node, ...node.children.flatMap(everyNode)]
