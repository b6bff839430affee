import { type LanguageCode, languageCodes, languageOf } from '@studio/domain/languages'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { breakpoint, color, radius, space } from '../../theme/tokens'
import { Button } from '../../ui/Button'
import { Hidden } from '../../ui/Hidden'

interface MissingFieldsProps {
  /** Names of the missing fields; at least one. */
  names: readonly string[]
  /** Labels by field name; a translated field is named without its language. */
  labels: ReadonlyMap<string, string>
  /** True if the list answers a press elsewhere; it then scrolls into view. */
  isAnswer: boolean
  onGo: (name: string) => void
  onHide: () => void
}

/** Lists the missing fields of a visible document by language, with a button to each field. */
export function MissingFields({ names, labels, isAnswer, onGo, onHide }: MissingFieldsProps) {
  const { t } = useTranslation('console')
  const title = useId()
  const codeOf = (name: string): LanguageCode | '' =>
    labels.has(name) ? '' : (languageCodes.find((code) => name.endsWith(`_${code}`)) ?? '')
  const groups = (['', ...languageCodes] as const)
    .map((code) => ({ code, fields: names.filter((name) => codeOf(name) === code) }))
    .filter(({ fields }) => fields.length > 0)
  return (
    <Root role="group" aria-labelledby={title} tabIndex={-1} ref={isAnswer ? focus : undefined}>
      <strong id={title}>{t('admin.visibility.missing')}</strong>
      <ul>
        {groups.map(({ code, fields }) => (
          <li key={code}>
            {code && <span lang={code}>{languageOf(code).name}</span>}
            {fields.map((name) => {
              const label = labels.get(code ? name.slice(0, -code.length - 1) : name) ?? name
              return (
                <Button key={name} variant="line" small onClick={() => onGo(name)}>
                  {label}
                  {code && <Hidden> · {languageOf(code).name}</Hidden>}
                </Button>
              )
            })}
          </li>
        ))}
      </ul>
      <Button variant="line" onClick={onHide}>
        {t('admin.visibility.saveHidden')}
      </Button>
    </Root>
  )
}

const focus = (list: HTMLElement | null) => list?.focus()

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space(1.5)};
  padding: ${space(2)};
  border: 1px solid ${color.accent};
  border-radius: ${radius.medium};
  ul {
    display: grid;
    gap: ${space(1)};
    inline-size: 100%;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(0.75)};
  }
  li > span {
    flex: 0 0 100%;
    ${breakpoint.medium} {
      flex-basis: 6rem;
    }
    color: ${color.inkSoft};
    font-size: 0.9375rem;
  }
`
