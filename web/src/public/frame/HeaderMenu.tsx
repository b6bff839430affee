import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { breakpoint, color, font, space } from '../../theme/tokens'
import { subhead } from './headline'
import { LanguageMenu } from './LanguageMenu'
import { plainPopover, Scrim } from './Scrim'
import { menuLinks } from './sections'
import { ThemeButton } from './ThemeButton'

export const menuId = 'site-menu'

/** Anchor links, languages and theme: in the header's row on wide screens, in a popover below it on small ones. */
export function HeaderMenu() {
  const { t } = useTranslation()
  return (
    <Panel id={menuId} popover="auto">
      <Sheet>
        <nav aria-label={t('nav.label')}>
          {menuLinks.map((link) => (
            <a key={link} href={`#${link}`}>
              {t(`nav.${link}`)}
            </a>
          ))}
        </nav>
        <Tools>
          <LanguageMenu />
          <ThemeButton />
        </Tools>
      </Sheet>
      <Scrim popoverTarget={menuId} />
    </Panel>
  )
}

const Sheet = styled.div`
  nav {
    display: flex;
    flex-wrap: wrap;
  }
  nav a {
    padding: ${space(1)} ${space(1.25)};
    font: 500 1rem/1.5 ${font.text};
    text-decoration: none;
    white-space: nowrap;
    &:hover {
      color: ${color.secondary};
    }
  }
  ${breakpoint.large} {
    display: flex;
    align-items: center;
    gap: ${space(2)};
    nav {
      flex-wrap: nowrap;
    }
  }
`
const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
`
/*
 * While closed, the menu is part of the header's row on wide screens and hidden on small ones. Open, it covers
 * everything below the header.
 */
const Panel = styled.div`
  ${plainPopover}
  ${breakpoint.large} {
    display: block;
  }
  > ${Scrim} {
    display: none;
  }
  &:popover-open {
    display: grid;
    grid-template-rows: auto minmax(${space(4)}, 1fr);
    position: fixed;
    inset: calc(4rem + 1px) 0 0;
    overflow: auto;
    overscroll-behavior: contain;
    background: ${color.backdrop};
    > ${Scrim} {
      display: block;
    }
    > ${Sheet} {
      display: grid;
      gap: ${space(2)};
      padding: ${space(1)} 1.25rem ${space(3)};
      border-block-end: 1px solid ${color.line};
      background: ${color.ground};
      color: ${color.ink};
      nav {
        display: grid;
      }
      nav a {
        padding: ${space(1.25)} 0;
        border-block-end: 1px solid ${color.line};
        ${subhead(1.75)}
      }
    }
    ${Tools} {
      align-items: start;
      justify-content: space-between;
    }
  }
`
