import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { pathOfLanguage, storeLanguage } from '../../i18n/language'
import { breakpoint, color, font, space } from '../../theme/tokens'
import { LanguagePicker } from '../../ui/form/LanguagePicker'
import { ThemeToggle } from '../../ui/form/ThemeToggle'
import { subhead } from './headline'

const links = ['services', 'portfolio', 'testimonials', 'pricing', 'contact'] as const

export const menuId = 'site-menu'

/** Anchor links, language and theme: in the header's row on wide screens, below it when opened on small ones. */
export function HeaderMenu({ isOpen, onLeave }: { isOpen: boolean; onLeave: () => void }) {
  const { t } = useTranslation()
  return (
    <Panel id={menuId} $open={isOpen}>
      <nav aria-label={t('nav.label')}>
        {links.map((link) => (
          <a key={link} href={`#${link}`} onClick={onLeave}>
            {t(`nav.${link}`)}
          </a>
        ))}
      </nav>
      <Tools>
        <LanguagePicker
          onChoose={(code) => {
            void storeLanguage(code).then(() => location.assign(pathOfLanguage(code)))
          }}
        />
        <ThemeToggle />
      </Tools>
    </Panel>
  )
}

const Panel = styled.div<{ $open: boolean }>`
  display: ${({ $open }) => ($open ? 'grid' : 'none')};
  position: absolute;
  inset-inline: 0;
  inset-block-start: 100%;
  gap: ${space(2)};
  max-block-size: calc(100dvh - 4rem);
  overflow: auto;
  padding: ${space(1)} 1.25rem ${space(3)};
  background: ${color.ground};
  border-block-end: 1px solid ${color.line};
  nav {
    display: grid;
  }
  nav a {
    padding-block: ${space(1.25)};
    border-block-end: 1px solid ${color.line};
    text-decoration: none;
    &:hover {
      color: ${color.secondary};
    }
  }
  @media (max-width: 63.99rem) and (scripting: enabled) {
    nav a {
      ${subhead(1.75)}
    }
  }
  ${breakpoint.large} {
    display: flex;
    align-items: center;
    position: static;
    padding: 0;
    background: none;
    border: 0;
    overflow: visible;
    nav {
      display: flex;
    }
    nav a {
      padding: ${space(1)} ${space(1.25)};
      border: 0;
      font: 500 1rem/1.5 ${font.text};
      white-space: nowrap;
    }
  }
  @media (scripting: none) and (max-width: 63.99rem) {
    display: block;
    order: 1;
    position: static;
    inline-size: 100%;
    padding: 0 0 ${space(1)};
    border: 0;
    nav {
      display: flex;
      flex-wrap: wrap;
      gap: 0 ${space(2.5)};
    }
    nav a {
      border: 0;
      font: 500 1rem/1.5 ${font.text};
    }
  }
`
const Tools = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)};
  @media (scripting: none) {
    display: none;
  }
`
