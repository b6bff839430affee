import { type LanguageCode, languages } from '@studio/domain/languages'
import { Monitor, Smartphone, Tablet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { color, radius, space } from '../../../theme/tokens'
import { Select } from '../../../ui/form/Field'
import { IconButton } from '../../../ui/IconButton'
import { type WidthName, type Window, widths } from './shownWindow'

const icons = { phone: Smartphone, tablet: Tablet, desktop: Monitor }
const names = Object.keys(widths) as WidthName[]

/** Chooses the page, its language and the width of its window. */
export function ViewBar({ view, onView }: { view: Window; onView: (view: Window) => void }) {
  const { t } = useTranslation('console')
  return (
    <Root>
      <Select
        aria-label={t('admin.page.page')}
        value={view.page}
        onChange={({ target }) => onView({ ...view, page: target.value as Window['page'] })}
      >
        <option value="home">{t('admin.page.home')}</option>
        <option value="privacy">{t('admin.page.privacy')}</option>
      </Select>
      <Select
        aria-label={t('admin.writing.preview.language')}
        value={view.language}
        onChange={({ target }) => onView({ ...view, language: target.value as LanguageCode })}
      >
        {languages.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </Select>
      <Widths role="group" aria-label={t('admin.writing.preview.width')}>
        {names.map((name) => {
          const Icon = icons[name]
          return (
            <IconButton
              key={name}
              label={t(`admin.page.widths.${name}`)}
              aria-pressed={name === view.width}
              onClick={() => onView({ ...view, width: name })}
            >
              <Icon aria-hidden size={20} />
            </IconButton>
          )
        })}
      </Widths>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  select {
    inline-size: auto;
  }
`
const Widths = styled.div`
  display: flex;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.small};
  [aria-pressed='true'] {
    background: ${color.secondarySoft};
    color: ${color.secondary};
  }
`
