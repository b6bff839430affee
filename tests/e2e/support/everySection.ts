import { moved } from '@studio/domain/content/lists/order'
import { type ListId, type Part, type SectionId, sectionIds } from '@studio/domain/content/page/part'
import { defaultItems } from '@studio/domain/content/page/parts'
import type { Page } from 'playwright/test'
import { privacyTexts as arPrivacy } from '../../../web/src/i18n/locales/ar/privacy.ts'
import { publicTexts as ar } from '../../../web/src/i18n/locales/ar/public.ts'
import { privacyTexts as dePrivacy } from '../../../web/src/i18n/locales/de/privacy.ts'
import { publicTexts as de } from '../../../web/src/i18n/locales/de/public.ts'
import { privacyTexts as esPrivacy } from '../../../web/src/i18n/locales/es/privacy.ts'
import { publicTexts as es } from '../../../web/src/i18n/locales/es/public.ts'
import { pasteAnswers } from './formPage.ts'
import { expect, expectOnReturn } from './studio.ts'

/* Changes of all sections of the page, and what visitors then read. */

const pages = ['home', 'privacy'] as const
type ShownPage = (typeof pages)[number]
/** The sections of each page; the search texts are not on them. */
const sectionsOf: Readonly<Record<ShownPage, readonly SectionId[]>> = {
  home: sectionIds.filter((id) => id !== 'privacy' && id !== 'search'),
  privacy: ['privacy'],
}
const listsOf: Readonly<Record<ShownPage, readonly ListId[]>> = {
  home: ['values', 'services', 'steps', 'payments', 'faqs'],
  privacy: ['privacy'],
}
const visitors = {
  es: { home: '/', privacy: '/privacy', texts: es, policy: esPrivacy },
  de: { home: '/de/', privacy: '/de/privacy', texts: de, policy: dePrivacy },
  ar: { home: '/ar/', privacy: '/ar/privacy', texts: ar, policy: arPrivacy },
} as const
type VisitorCode = keyof typeof visitors
const visitorCodes = Object.keys(visitors) as VisitorCode[]

/** Returns the default title of an item as visitors read it. */
function titleOf(code: VisitorCode, item: Part): string {
  const { texts, policy } = visitors[code]
  const path = (item.texts.title ?? '').replace('privacy:', '').split('.')
  return path.reduce<unknown>(
    (tree, name) => (tree as Record<string, unknown>)[name],
    item.list === 'privacy' ? policy : texts,
  ) as string
}

/** Numbers in a default title come from the prices; such an item's place is not compared. */
const hasFixedTitle = (item: Item) => typeof item === 'string' || !titleOf('es', item).includes('{{')

/** An item of a list: a default one, or the word with which it was added. */
type Item = Part | string

/** The page’s expected contents: the word in each changed heading, and the items of each list. */
export interface ExpectedPage {
  headings: Map<SectionId, string>
  items: Map<ListId, Item[]>
}
export const untouchedPage = (): ExpectedPage => ({
  headings: new Map(),
  items: new Map(pages.flatMap((shown) => listsOf[shown]).map((list) => [list, [...defaultItems(list)]])),
})

const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const frame = (page: Page) => page.frameLocator('iframe')
const open = (page: Page, part: string) => frame(page).locator(`[data-part="sections/${part}"]`).first().press('Enter')

/** Fills the open form in Spanish, pastes the translations (`Marea` becomes `Marea de`) and saves. */
async function write(page: Page, texts: Readonly<Record<string, string>>, save: string) {
  for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text)
  await press(page, 'Traducir')
  await pasteAnswers(page, Object.values(texts))
  await press(page, save)
  await expect(field(page, 'Título')).toHaveCount(0)
}

/**
 * Rewrites and translates the headings of sections. In lists moves the last default item up, adds a translated item
 * after it, and removes the first default one. `isChosen` chooses sections and lists by their index.
 */
export async function changeSections(
  page: Page,
  expected: ExpectedPage,
  word: string,
  isChosen: (at: number) => boolean = () => true,
) {
  for (const shown of pages) {
    await page.getByLabel('Página que se muestra').selectOption(shown)
    for (const section of sectionsOf[shown].filter((_, at) => isChosen(at))) {
      await open(page, section)
      await write(page, { Título: `${section} ${word}` }, 'Actualizar')
      expected.headings.set(section, word)
    }
    for (const list of listsOf[shown].filter((_, at) => isChosen(at))) {
      const now = expected.items.get(list) ?? []
      expected.items.set(list, await changeList(page, list, now, word))
    }
  }
}

async function changeList(page: Page, list: ListId, now: readonly Item[], word: string): Promise<Item[]> {
  const last = defaultItems(list).at(-1)
  const first = now.find((item) => typeof item !== 'string' && item !== last)
  if (!last || !first || typeof first === 'string') throw new Error(`${list} has too few items`)
  await open(page, last.id)
  const at = now.indexOf(last)
  if (at > 0) await press(page, 'Mover antes')
  await press(page, 'Agregar después')
  await expect(field(page, 'Título')).toHaveValue('')
  await write(page, { Título: `${list} + ${word}`, Texto: `${list} : ${word}` }, 'Crear')
  await open(page, first.id)
  await press(page, 'Quitar de la página')
  return moved(now, at, Math.max(0, at - 1)).flatMap((item) =>
    item === first ? [] : item === last ? [item, word] : [item],
  )
}

/** Expects the changed headings, and in every changed list its items in order without the removed ones. */
export async function readsSections(page: Page, { headings, items }: ExpectedPage) {
  for (const shown of pages)
    for (const code of visitorCodes) {
      await page.goto(visitors[code][shown])
      const translated = (text: string) => (code === 'es' ? text : `${text} ${code}`)
      await expectOnReturn(page, async () => {
        const texts = await textsOf(page)
        const whole = texts.flat()
        for (const section of sectionsOf[shown])
          if (headings.has(section)) expect(whole).toContain(translated(`${section} ${headings.get(section)}`))
        for (const list of listsOf[shown]) {
          const now = (items.get(list) ?? []).filter(hasFixedTitle)
          const titleIn = (item: Item) =>
            typeof item === 'string' ? translated(`${list} + ${item}`) : titleOf(code, item)
          const added = now.filter((item) => typeof item === 'string')
          if (added.length === 0) continue
          for (const word of added) expect(whole).toContain(translated(`${list} : ${word}`))
          const around =
            shown === 'home' ? texts.find((some) => some.includes(translated(`${list} + ${added[0]}`))) : whole
          const titles = [...defaultItems(list), ...added].filter(hasFixedTitle).map(titleIn)
          expect([...new Set(around?.filter((text) => titles.includes(text)))], list).toEqual(now.map(titleIn))
        }
      })
    }
}

/** Returns the texts of each section and of the footer, in order. */
const textsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main > *, footer')].map((part) => {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      const texts: string[] = []
      while (walker.nextNode()) texts.push(walker.currentNode.textContent?.trim() ?? '')
      return texts
    }),
  )
