import { languageOf, languages } from '@studio/domain/languages'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { formatPair } from '../../i18n/format'
import { pathOfLanguage } from '../../i18n/language'
import { useLanguage } from '../../i18n/useLanguage'
import { breakpoint, color, radius, space } from '../../theme/tokens'
import { Hidden } from '../../ui/Hidden'
import { withoutPopovers } from './popovers'
import { plainPopover } from './Scrim'

const id = 'site-languages'

/**
 * The language picker. On wide screens it is a popover under the header. In the menu of small screens the list is
 * always open, because nested popovers do not return the focus.
 */
export function LanguageMenu() {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const { name } = languageOf(language)
  return (
    <>
      <Opener type="button" popoverTarget={id}>
        <Hidden>{formatPair(language, t('nav.language'), '')}</Hidden>
        <span>{name}</span>
        <ChevronDown aria-hidden size={16} />
      </Opener>
      <List id={id} popover="auto" aria-label={t('nav.language')}>
        {languages.map(({ code, name }) => (
          <li key={code}>
            <a
              href={pathOfLanguage(code)}
              lang={code}
              hrefLang={code}
              aria-current={code === language ? 'page' : undefined}
            >
              <span>{name}</span>
            </a>
          </li>
        ))}
      </List>
    </>
  )
}

const Opener = styled.button`
  display: none;
  ${breakpoint.large} {
    display: inline-flex;
    align-items: center;
    gap: ${space(1)};
    min-block-size: 2.75rem;
    padding: 0.25rem 0.5rem;
    border: 1px solid ${color.line};
    border-radius: ${radius.small};
    background: ${color.raised};
    font-size: 0.9375rem;
    white-space: nowrap;
    &:hover {
      border-color: ${color.secondary};
    }
  }
  ${withoutPopovers} {
    display: none;
  }
`
const List = styled.ul`
  ${plainPopover}
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(0.5)};
  ${breakpoint.narrow} {
    display: grid;
  }
  &:popover-open {
    display: grid;
    position: fixed;
    inset-block-start: 4.5rem;
    inset-inline-end: max(1.25rem, (100vw - 76rem) / 2);
    inline-size: min(20rem, 100vw - 2.5rem);
    max-block-size: calc(100dvh - 5rem);
    padding: ${space(1)};
    border: 1px solid ${color.line};
    border-radius: ${radius.medium};
    background: ${color.raised};
    color: ${color.ink};
    box-shadow: ${color.shadow};
    overflow: auto;
  }
  ${withoutPopovers} {
    display: none;
  }
  a {
    display: flex;
    align-items: center;
    gap: ${space(1.5)};
    min-block-size: 2.75rem;
    padding-inline: ${space(1.5)};
    border-radius: ${radius.small};
    text-decoration: none;
    &:hover {
      background: ${color.sunken};
      color: ${color.secondary};
    }
    &[aria-current] {
      background: ${color.secondarySoft};
      color: ${color.secondary};
      font-weight: 600;
    }
  }
`
