import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A colour in a style sheet: a token's name, or a colour that is written out. */
interface ColorsOfRule {
  file: string
  text: readonly string[]
  background: readonly string[]
}

interface Block {
  text: string[]
  background: string[]
  parent: Block | undefined
  declares: boolean
}

const source = path.resolve(import.meta.dirname, '..')
const written = /#[0-9a-f]{3,8}\b|rgb\([^)]*\)/gi

/** The colours a value may be: of `($accent ? color.accent : color.line)` both. A gradient has no colour of its own. */
const colorsIn = (value: string) =>
  value.includes('gradient')
    ? []
    : [...value.matchAll(/\bcolor\.(\w+)|<(screen)>/g)]
        .map(([, name, dark = '']) => name ?? dark)
        .concat(value.match(written) ?? [])

/** Takes a template's expressions out of the braces' way: what stands in them has no `{`, `}` or `;` of a style sheet. */
const flat = (code: string) =>
  code.replaceAll(
    /\$\{([^{}]|\{[^{}]*\})*\}/g,
    (expression) => `<${expression.slice(2, -1).replaceAll(/[{};]/g, ' ')}>`,
  )

/** The rules of one style sheet that set a colour, with what they have from the rules around them. */
function rulesOf(file: string, sheet: string): ColorsOfRule[] {
  const found: ColorsOfRule[] = []
  const open = (parent?: Block): Block => ({ text: [], background: [], parent, declares: false })
  const own = (block: Block | undefined, kind: 'text' | 'background'): string[] =>
    block ? (block[kind].length > 0 ? block[kind] : own(block.parent, kind)) : []
  let block = open()
  const close = () => {
    if (block.declares) found.push({ file, text: own(block, 'text'), background: own(block, 'background') })
    block = block.parent ?? open()
  }
  const declare = (declaration: string) => {
    const [, name, value = ''] = /^\s*(color|fill|background|background-color)\s*:(.*)$/s.exec(declaration) ?? []
    const colors = colorsIn(value)
    if (!name || colors.length === 0) return
    block[name.startsWith('background') ? 'background' : 'text'].push(...colors)
    block.declares = true
  }
  for (const [, before = '', mark] of sheet.matchAll(/([^{};]*)([{};])/g)) {
    if (mark === '{') block = open(block)
    else declare(before)
    if (mark === '}') close()
  }
  close()
  return found
}

/** Every rule of the product's styled parts that sets the colour of a text, a drawing or a ground. */
export const colorsInUse = (): ColorsOfRule[] =>
  globSync('**/*.{ts,tsx}', { cwd: source, exclude: ['**/*.test.*'] }).flatMap((file) => {
    const code = flat(readFileSync(path.join(source, file), 'utf8'))
    return [...code.matchAll(/(?:styled|css|createGlobalStyle)\b[^`;]*`([^`]*)`/g)].flatMap(([, sheet = '']) =>
      rulesOf(file, `${sheet.replaceAll(/\/\*.*?\*\//gs, '')};`),
    )
  })
