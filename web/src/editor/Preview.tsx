import { type LanguageCode, languageOf, languages } from '@studio/domain/languages'
import { type ReactNode, useEffect, useState } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import styled, { css } from 'styled-components'
import { loadTexts } from '../i18n/i18n'
import { breakpoint, color, font, fontStacks, headings, radius, space, themes } from '../theme/tokens'
import { useMode } from '../theme/useMode'
import { Field, Select } from '../ui/form/Field'

interface PreviewProps {
  /**
   * The open tab's language. The preview shows it until another language is chosen, and again after a change of tab.
   */
  tab: LanguageCode
  /** Renders the public card in a language. */
  children: (language: LanguageCode) => ReactNode
}

type Width = 'phone' | 'desktop'

/** Previews the public card with the current values, in any language and theme, at a phone's or a desktop's width. */
export function Preview({ tab, children }: PreviewProps) {
  const { t } = useTranslation('console')
  const { scheme } = useMode()
  const [chosen, setChosen] = useState<{ tab: LanguageCode; language: LanguageCode }>()
  const [theme, setTheme] = useState(scheme)
  const [width, setWidth] = useState<Width>(() => (matchMedia('(min-width: 48rem)').matches ? 'desktop' : 'phone'))
  const language = chosen?.tab === tab ? chosen.language : tab
  const visitor = useVisitor(language)
  return (
    <Root aria-label={t('admin.writing.preview.title')}>
      <h2>{t('admin.writing.preview.title')}</h2>
      <Choices>
        <Field label={t('admin.writing.preview.language')}>
          {({ 'aria-required': _, ...props }) => (
            <Select
              {...props}
              value={language}
              onChange={({ target }) => setChosen({ tab, language: target.value as LanguageCode })}
            >
              {languages.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={t('admin.writing.preview.theme')}>
          {({ 'aria-required': _, ...props }) => (
            <Select {...props} value={theme} onChange={({ target }) => setTheme(target.value as typeof theme)}>
              <option value="dark">{t('admin.writing.preview.dark')}</option>
              <option value="light">{t('admin.writing.preview.light')}</option>
            </Select>
          )}
        </Field>
        <Field label={t('admin.writing.preview.width')}>
          {({ 'aria-required': _, ...props }) => (
            <Select {...props} value={width} onChange={({ target }) => setWidth(target.value as Width)}>
              <option value="phone">{t('admin.writing.preview.phone')}</option>
              <option value="desktop">{t('admin.writing.preview.desktop')}</option>
            </Select>
          )}
        </Field>
      </Choices>
      <Stage
        tabIndex={0}
        role="group"
        aria-label={languageOf(language).name}
        $theme={theme}
        $language={language}
        lang={language}
        dir={languageOf(language).dir}
      >
        <Visible $width={width}>
          {visitor && <I18nextProvider i18n={visitor}>{children(language)}</I18nextProvider>}
        </Visible>
      </Stage>
    </Root>
  )
}

/** Returns an i18n instance with the public texts in another language, or undefined until they load. */
function useVisitor(language: LanguageCode) {
  const { i18n } = useTranslation()
  const [visitor, setVisitor] = useState<typeof i18n>()
  useEffect(() => {
    let isWanted = true
    void loadTexts(i18n, language, 'public').then(() => {
      if (isWanted) setVisitor(i18n.cloneInstance({ lng: language }))
    })
    return () => {
      isWanted = false
    }
  }, [i18n, language])
  return visitor
}

const Root = styled.aside`
  display: grid;
  gap: ${space(1.5)};
  min-inline-size: 0;
  h2 {
    font-size: 1.5rem;
    font-weight: 700;
  }
  ${breakpoint.wide} {
    position: sticky;
    inset-block-start: 4.5rem;
  }
`
const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr));
  align-items: end;
  gap: ${space(1)};
`
const variables = (theme: keyof typeof themes) =>
  Object.entries(themes[theme]).map(([name, value]) => `--${name}: ${value};`)

const otherScripts: Partial<Record<LanguageCode, string>> = fontStacks.others
const faces = (language: LanguageCode) => [
  fontStacks.own,
  headings.own,
  otherScripts[language] && `${otherScripts[language]} ${headings.other}`,
]

/** Shows a part of the public page with its own theme and fonts, independent of the console's. */
const Stage = styled.div<{ $theme: keyof typeof themes; $language: LanguageCode }>`
  ${({ $theme, $language }) => css`
    color-scheme: ${$theme};
    ${variables($theme)}
    ${faces($language)}
  `}
  /* Overrides the global font of language names. */
  &&&& {
    font-family: ${font.text};
  }
  overflow-x: auto;
  padding: ${space(1.5)};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.ground};
  color: ${color.ink};
`
/* A card's width on a 360 px phone, and in the three columns of a wide window. */
const Visible = styled.div<{ $width: Width }>`
  inline-size: ${({ $width }) => ($width === 'phone' ? '20rem' : '24.5rem')};
  max-inline-size: ${({ $width }) => ($width === 'phone' ? '100%' : 'none')};
  margin-inline: auto;
`
