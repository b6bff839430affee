import { collections } from '@studio/domain/collections'
import { type LanguageCode, languageCodes } from '@studio/domain/languages'
import { settingsGroups } from '@studio/domain/settings/settingSchemas'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { projectDocument, settingsDocument, testimonialDocument } from '../../support/factories'
import { hostileTexts } from '../../support/hostile'
import { tab } from '../support/content'
import { comeBack, openConsole } from '../support/render'
import { server } from '../support/server'
import { owner } from '../support/studio'
import { openWholePage } from '../support/wholePage'
import { expectHarmless, expectShown, seedHostile } from './tricks'

/* Forms contain hostile texts unchanged; elsewhere they are shown as plain text. */

seedHostile()

/** Returns a hostile text for each language: every `step`th from `from`. */
const inAll = (field: string, from: number, step: number) =>
  Object.fromEntries(languageCodes.map((code, at) => [`${field}_${code}`, hostileTexts[from + at * step] ?? '']))

type Fields = Readonly<Record<string, unknown>>

const valuesOf = () =>
  [...document.querySelectorAll<HTMLInputElement>('main :is(input, textarea)')].map(({ value }) => value)

/** Returns a field's version of a text: a single-line field drops line breaks, a longer one turns them into \n. */
const single = (text: string) => text.replaceAll(/[\r\n]/g, '')
const several = (text: string) => text.replaceAll(/\r\n?/g, '\n')

async function expectInEveryTab(fields: Fields, names: readonly string[]) {
  for (const code of languageCodes) {
    await tab(code).click()
    const texts = names.map((name) => String(fields[`${name}_${code as LanguageCode}`]))
    const missing = () => {
      const values = valuesOf()
      return texts.filter((text) => !values.includes(single(text)) && !values.includes(several(text)))
    }
    await expect.poll(missing).toEqual([])
    // The card beside the form, as a visitor sees it: an invisible text is replaced by another language.
    await expectShown(texts.filter((text) => text.trim()))
  }
  await expectHarmless()
}

test('A project of hostile texts can be edited, and shows as text beside the form', async () => {
  const fields = { ...inAll('title', 0, 3), ...inAll('description', 1, 3), ...inAll('category', 2, 3) }
  server.put(collections.projects, 'hostile', projectDocument({ ...fields, image_url: '', order_position: 2000 }))
  await openConsole('/admin/projects?edit=hostile')
  await expectInEveryTab(fields, ['title', 'description', 'category'])
})

test('A testimonial of hostile texts can be edited, and shows as text beside the form', async () => {
  const fields = { ...inAll('client_role', 3, 23), ...inAll('client_company', 7, 23), ...inAll('content', 11, 23) }
  server.put(collections.testimonials, 'hostile', testimonialDocument({ ...fields, order_position: 2000 }))
  await openConsole('/admin/testimonials?edit=hostile')
  await expectInEveryTab(fields, ['client_role', 'client_company', 'content'])
})

test('Hostile settings show as text on the public page and in their fields', async () => {
  const group = settingsGroups.site_info
  const groups = hostileTexts
    .map((text) => ({ name: text, description: text, logo_url: '', time_zone: '' }))
    .filter((value) => v.is(group, value))
  expect(groups.length).toBeGreaterThan(150)
  const put = (value: (typeof groups)[number]) =>
    server.put(collections.settings, 'site_info', settingsDocument('site_info', owner.uid, value))
  await openWholePage()
  for (const value of groups.filter((_, at) => at % 8 === 0)) {
    put(value)
    comeBack()
    await expectShown([String(v.parse(group, value).name)])
  }
  await expectHarmless()
  const [value] = groups
  if (value) put(value)
  server.signIn(owner)
  await openConsole('/admin/settings')
  await expect.poll(valuesOf).toContain(value?.name)
  await expectHarmless()
})

test.each(['/admin/projects', '/admin/testimonials', '/admin/messages', '/admin/users'])(
  'A hostile search at %s runs nothing',
  async (path) => {
    await openConsole(`${path}?q=${encodeURIComponent(hostileTexts[0] ?? '')}`)
    await expect.element(page.getByRole('searchbox')).toHaveValue(hostileTexts[0] ?? '')
    await expectHarmless()
  },
)
