import type { i18n } from 'i18next'

type OwnTexts = Readonly<Record<string, string>>
type Namespace = 'public' | 'privacy'
type Tree = { [key: string]: Tree | string } | (Tree | string)[]

/** Each instance's dictionaries before the owner's texts were laid over them, by language and namespace. */
const untouched = new WeakMap<i18n, Map<string, object>>()

/** Lays the owner's texts over the page's dictionaries in the language of the instance. */
export function layTexts(instance: i18n, texts: OwnTexts) {
  const { language } = instance
  const known = untouched.get(instance) ?? new Map<string, object>()
  untouched.set(instance, known)
  for (const namespace of ['public', 'privacy'] as const) {
    if (!instance.hasResourceBundle(language, namespace)) continue
    const id = `${language} ${namespace}`
    // Most visitors read a page without a single text of the owner's.
    if (Object.keys(texts).length === 0 && !known.has(id)) continue
    const base = known.get(id) ?? (instance.getResourceBundle(language, namespace) as object)
    known.set(id, base)
    instance.addResourceBundle(language, namespace, withOwnTexts(base, texts, namespace), false, true)
  }
}

/**
 * Returns a dictionary with the owner's texts. `texts` are all of them, by dictionary key; `privacy:title` belongs to the
 * privacy page. A key without a default is ignored, and a list of lines is written as one text.
 */
export function withOwnTexts<Texts extends object>(base: Texts, texts: OwnTexts, namespace: Namespace): Texts {
  const laid = structuredClone(base)
  for (const [key, text] of Object.entries(texts)) {
    const path = key.replace('privacy:', '')
    if ((path === key) === (namespace === 'public')) write(laid as Tree, path.split('.'), text)
  }
  return laid
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
