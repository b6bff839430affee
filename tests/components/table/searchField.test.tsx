import { type LanguageCode, languageCodes } from '@studio/domain/languages'
import { createRef } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { loadMoreTexts } from '../../../web/src/i18n/moreTexts'
import { FilterFold } from '../../../web/src/ui/table/FilterFold'
import { SearchField } from '../../../web/src/ui/table/SearchField'
import { render } from '../support/render'

async function placeholders(code: LanguageCode) {
  const texts = await loadMoreTexts(code, 'console')
  if (!texts || !('admin' in texts)) throw new Error(`no console in ${code}`)
  const { lists, messages, users } = texts.admin
  return [
    lists.search.projects,
    lists.search.testimonials,
    lists.translations.search,
    messages.search.placeholder,
    users.search,
  ]
}

/** Returns how many px wider a text is than the room in its field. */
function missing(field: HTMLInputElement, text: string) {
  const words = document.createElement('span')
  const { fontFamily, fontSize, fontWeight, letterSpacing } = getComputedStyle(field, '::placeholder')
  Object.assign(words.style, {
    position: 'absolute',
    whiteSpace: 'pre',
    fontFamily,
    fontSize,
    fontWeight,
    letterSpacing,
  })
  words.textContent = text
  document.body.append(words)
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(field)
  const room = field.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
  const { width } = words.getBoundingClientRect()
  words.remove()
  return Math.ceil(width - room)
}

test.each(languageCodes)(
  'On a phone a search field shows its whole placeholder, beside the number of filters (%s)',
  async (language) => {
    await render(
      <div style={{ display: 'flex', gap: '0.5rem', inlineSize: '20.5rem' }}>
        <SearchField ref={createRef()} label="Buscar" placeholder="…" value="" onSearch={() => undefined} />
        <FilterFold isBesideSearch active={2}>
          <select />
        </FilterFold>
      </div>,
      { language, width: 360, height: 740 },
    )
    const search = page.getByRole('searchbox', { name: 'Buscar' })
    await expect.element(search).toBeVisible()
    const field = search.element() as HTMLInputElement
    await document.fonts.ready
    const cut = (await placeholders(language))
      .map((text) => ({ text, px: missing(field, text) }))
      .filter(({ px }) => px > 0)
    expect(cut).toEqual([])
  },
)
