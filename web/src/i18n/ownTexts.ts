import type { i18n } from 'i18next'

type Tree = { [key: string]: Tree | string } | (Tree | string)[]

/** Each instance's dictionaries before the owner's texts were laid over them, by namespace. */
const untouched = new WeakMap<i18n, Map<string, Tree>>()

/**
 * Lays the owner's texts over the page's dictionaries. `texts` are all of them, by dictionary key; `privacy:title`
 * belongs to the privacy page. A key without a default is ignored, and a list of lines is written as one text.
 */
export function layTexts(instance: i18n, texts: Readonly<Record<string, string>>) {
  for (const namespace of ['public', 'privacy']) {
    const own = Object.entries(texts).flatMap(([key, text]) => {
      const [name, path] = key.includes(':') ? key.split(':') : ['public', key]
      return name === namespace ? [[path ?? '', text] as const] : []
    })
    layOver(instance, namespace, own)
  }
}

function layOver(instance: i18n, namespace: string, own: readonly (readonly [path: string, text: string])[]) {
  const { language } = instance
  if (!instance.hasResourceBundle(language, namespace)) return
  const known = untouched.get(instance) ?? new Map<string, Tree>()
  untouched.set(instance, known)
  const id = `${language} ${namespace}`
  // Most visitors read a page without a single text of the owner's.
  if (own.length === 0 && !known.has(id)) return
  const base = known.get(id) ?? (instance.getResourceBundle(language, namespace) as Tree)
  known.set(id, base)
  const laid = structuredClone(base)
  for (const [path, text] of own) write(laid, path.split('.'), text)
  instance.addResourceBundle(language, namespace, laid, false, true)
}

function write(tree: Tree, [name = '', ...rest]: readonly string[], text: string): void {
  const branch = tree as Record<string, Tree | string>
  const was = Object.hasOwn(branch, name) ? branch[name] : undefined
  if (was === undefined) return
  if (rest.length > 0) {
    if (typeof was !== 'string') write(was, rest, text)
  } else if (typeof was === 'string') branch[name] = text
  else if (Array.isArray(was)) branch[name] = text.split('\n').filter((line) => line.trim() !== '')
}
