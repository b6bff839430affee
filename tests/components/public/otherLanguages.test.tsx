import { collections } from '@studio/domain/collections'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openConsole, openPublicPage } from '../support/render'
import { server } from '../support/server'

const spanish = '¿Vale la pena? ¡Sí!'

/**
 * Leaves a project and a testimonial with Spanish texts only. The project's other texts are copies of them; the
 * testimonial's are missing.
 */
function leaveSpanishOnly() {
  const project = server.read(collections.projects, 'cafe-aurora')
  const without = (name: string) =>
    Object.fromEntries(['en', 'pt', 'fr', 'de', 'zh', 'ar', 'ru', 'ja', 'it'].map((code) => [`${name}_${code}`, '']))
  const copies = Object.fromEntries(['en', 'ar', 'de'].map((code) => [`description_${code}`, spanish]))
  const marks = Object.fromEntries(['en', 'ar', 'de'].map((code) => [`description_${code}`, 'copied']))
  const texts = { ...without('title'), title_es: spanish, ...copies, description_es: spanish, text_marks: marks }
  server.put(collections.projects, 'cafe-aurora', { ...project, ...texts } as never)
  const [testimonial] = server.all(collections.testimonials)
  const quote = { ...without('content'), content_es: spanish }
  server.put(collections.testimonials, String(testimonial?.id), { ...testimonial, ...quote } as never)
}

test.each(['en', 'ar'] as const)('The page in %s marks a text that exists only in Spanish', async (language) => {
  leaveSpanishOnly()
  await openPublicPage('home', { language })
  await expect.element(page.getByRole('heading', { name: spanish })).toBeInTheDocument()
  const shown = [...document.querySelectorAll('h3, p, blockquote')].filter(({ textContent }) => textContent === spanish)
  expect(shown.map(({ tagName }) => tagName).sort()).toEqual(['BLOCKQUOTE', 'H3', 'P'])
  for (const element of shown) {
    expect(element.closest('[lang]')?.getAttribute('lang')).toBe('es')
    expect(getComputedStyle(element).direction).toBe('ltr')
  }
  expect(document.querySelector('#portfolio h3:not([lang])')).not.toBeNull()
})

test('The console’s list marks a name that exists only in Spanish', async () => {
  leaveSpanishOnly()
  await openConsole('/admin/projects', { language: 'ar' })
  const name = page.getByText(spanish).first()
  await expect.element(name).toHaveAttribute('lang', 'es')
  await expect.element(name).toHaveAttribute('dir', 'ltr')
})

test('Languages have names and no flags, which some systems would show as two letters', async () => {
  const hasFlag = (text: string | null | undefined) => /\p{Regional_Indicator}/u.test(text ?? '')
  await openConsole('/admin/projects')
  const options = () => page.getByLabelText('Idioma').getByRole('option').elements()
  await expect.poll(() => options().length).toBeGreaterThan(9)
  expect(options().some(({ textContent }) => hasFlag(textContent))).toBe(false)
  await openPublicPage()
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(hasFlag(document.body.textContent)).toBe(false)
})
