import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The colours of a rule: token names, or colours written out. */
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

/** Returns the colours that a value may have: both of `($accent ? color.accent : color.line)`. None for a gradient. */
const colorsIn = (value: string) =>
  value.includes('gradient')
    ? []
    : [...value.matchAll(/\bcolor\.(\w+)|<(screen)>/g)]
        .map(([, name, dark = '']) => name ?? dark)
        .concat(value.match(written) ?? [])

/** Replaces a template's expressions, so that their braces and semicolons are not taken for a style sheet's. */
const flat = (code: string) =>
  code.replaceAll(
    /\$\{([^{}]|\{[^{}]*\})*\}/g,
    (expression) => `<${expression.slice(2, -1).replaceAll(/[{};]/g, ' ')}>`,
  )

/** Returns the rules of a style sheet that set a colour, including colours inherited from enclosing rules. */
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

/** Returns every rule of the styled components that sets the colour of text, a drawing or a background. */
export const colorsInUse = (): ColorsOfRule[] =>
  globSync('**/*.{ts,tsx}', { cwd: source, exclude: ['**/*.test.*'] }).flatMap((file) => {
    const code = flat(readFileSync(path.join(source, file), 'utf8'))
    return [...code.matchAll(/(?:styled|css|createGlobalStyle)\b[^`;]*`([^`]*)`/g)].flatMap(([, sheet = '']) =>
      rulesOf(file, `${sheet.replaceAll(/\/\*.*?\*\//gs, '')};`),
    )
  })
