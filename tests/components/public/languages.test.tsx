import { languages } from '@studio/domain/languages'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../support/axe'
import { openPublicPage } from '../support/render'
import { openWholePage } from '../support/wholePage'
import { takeReactAway } from './takeReactAway'

const header = page.getByRole('banner')
const opener = page.getByRole('button', { name: 'Idioma: Español' })
const list = page.getByRole('list', { name: 'Idioma' })
const isShut = () => expect.element(list).not.toBeInTheDocument()

/** The expected list of languages; the page's inline script stores the choice by `a[hreflang]`. */
const expected = languages.map(({ code, name }) => ({
  to: code === 'es' ? '/' : `/${code}/`,
  lang: code,
  hreflang: code,
  name,
}))
const linksIn = (place: Element) =>
  [...place.querySelectorAll<HTMLAnchorElement>('li > a[hreflang]')].map((link) => ({
    to: link.getAttribute('href'),
    lang: link.lang,
    hreflang: link.hreflang,
    name: link.querySelector('[aria-hidden]') ? link.lastChild?.textContent : link.textContent,
  }))

for (const when of ['with React', 'before React'])
  test(`On a wide screen, ${when}, a button opens the ten languages; the button, Escape or a click outside closes them`, async () => {
    await openPublicPage('home', { width: 1280 })
    await expect.element(opener).toBeVisible()
    if (when === 'before React') takeReactAway()
    await isShut()
    await opener.click()
    await expect.element(list).toBeInViewport({ ratio: 1 })
    expect(linksIn(list.element())).toEqual(expected)
    expect(list.getByRole('link').elements()).toHaveLength(languages.length)
    await expect.element(list.getByRole('link', { name: 'Español' })).toHaveAttribute('aria-current', 'page')
    expect(list.element().querySelectorAll('[aria-current]')).toHaveLength(1)
    await opener.click()
    await isShut()

    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await expect.element(list.getByRole('link').first()).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await isShut()
    await expect.element(opener).toHaveFocus()

    await opener.click()
    await page.getByRole('heading', { level: 1 }).click()
    await isShut()
  })

test('axe finds no fault in the open list, which is aligned with the end of the header, even in Arabic', async () => {
  for (const language of ['es', 'ar'] as const) {
    await openWholePage({ language, width: 1440 })
    await header.getByRole('button', { name: language === 'es' ? 'Idioma: Español' : 'اللغة: العربية' }).click()
    const place = document.querySelector('ul:popover-open')?.getBoundingClientRect()
    if (!place) throw new Error('The list is not open')
    const { left, right } = page
      .getByRole('link', { name: language === 'es' ? 'Hablemos' : 'لنتحدث' })
      .element()
      .getBoundingClientRect()
    expect(Math.abs(language === 'es' ? place.right - right : place.left - left)).toBeLessThan(10)
    expect(place.top).toBeGreaterThan(header.element().getBoundingClientRect().bottom)
    await expectAccessible('header')
  }
})

test('On a small screen the menu lists the languages', async () => {
  await openPublicPage('home', { width: 360, height: 740 })
  await expect.element(opener).not.toBeInTheDocument()
  await isShut()
  await page.getByRole('button', { name: 'Abrir menú' }).click()
  await expect.element(list.getByRole('link', { name: 'Italiano' })).toBeInViewport({ ratio: 1 })
  expect(linksIn(list.element())).toEqual(expected)
  await expect.element(opener).not.toBeInTheDocument()
})

test('The footer links to each language', async () => {
  await openWholePage()
  expect(linksIn(page.getByRole('contentinfo').element())).toEqual(expected)
})

test('In Arabic the numbers of the process are beside their line, and card titles have the size for that script', async () => {
  await openPublicPage('home', { language: 'ar', width: 1280 })
  await expect.element(page.getByRole('article').first()).toBeInTheDocument()
  const steps = document.querySelectorAll<HTMLElement>('#proceso li')
  expect(steps.length).toBeGreaterThan(3)
  for (const step of steps) {
    step.scrollIntoView()
    const digits = document.createRange()
    digits.selectNodeContents(step.querySelector('span') as Element)
    const number = digits.getBoundingClientRect()
    const { left = 0, right = 0 } = step.parentElement?.getBoundingClientRect() ?? {}
    const rail = (left + right) / 2
    expect(Math.min(Math.abs(number.left - rail), Math.abs(number.right - rail))).toBeLessThan(70)
  }
  const sizeOf = (selector: string) =>
    Number.parseFloat(getComputedStyle(document.querySelector(selector) as Element).fontSize)
  expect(sizeOf('#portfolio article h3')).toBeCloseTo(26 * 0.68)
})
