import { Menu, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { pathOfLanguage } from '../../i18n/language'
import { useLanguage } from '../../i18n/useLanguage'
import { breakpoint, color, font, motion, space } from '../../theme/tokens'
import { IconButton } from '../../ui/IconButton'
import { ChatLink } from '../chat/ChatLink'
import { HeaderMenu, menuId } from './HeaderMenu'
import { Playline } from './Playline'
import { useScrolledPast } from './useScrolledPast'

/** The page is scrolled beyond this many pixels: the header gets a ground of its own (specification, section 9). */
const scrolledAfter = 50

/** The fixed header: name, anchor links, language, theme and the chat button; a menu on small screens. */
export function Header({ name, logoUrl }: { name: string; logoUrl: string }) {
  const { t } = useTranslation()
  const { language } = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  const burger = useRef<HTMLSpanElement>(null)
  const isScrolled = useScrolledPast(scrolledAfter)
  const close = () => setIsOpen(false)
  useEffect(() => {
    if (!isOpen) return
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setIsOpen(false)
      burger.current?.querySelector('button')?.focus()
    }
    addEventListener('keydown', closeOnEscape)
    return () => removeEventListener('keydown', closeOnEscape)
  }, [isOpen])

  return (
    <Bar $solid={isScrolled || isOpen} data-scrolled={isScrolled}>
      {isOpen && <Backdrop data-testid="menu-backdrop" onClick={close} />}
      <Inner>
        <Brand href={pathOfLanguage(language)}>{logoUrl ? <img src={logoUrl} alt={name} height={36} /> : name}</Brand>
        <HeaderMenu isOpen={isOpen} onLeave={close} />
        <Cta small text="general">
          {t('nav.cta')}
        </Cta>
        <Burger ref={burger}>
          <IconButton
            label={t(isOpen ? 'nav.menuClose' : 'nav.menuOpen')}
            aria-expanded={isOpen}
            aria-controls={menuId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? <X aria-hidden size={22} /> : <Menu aria-hidden size={22} />}
          </IconButton>
        </Burger>
      </Inner>
      <Playline />
    </Bar>
  )
}

const Bar = styled.header<{ $solid: boolean }>`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: 30;
  background: ${({ $solid }) => ($solid ? color.ground : 'transparent')};
  border-block-end: 1px solid ${({ $solid }) => ($solid ? color.line : 'transparent')};
  transition: background-color ${motion.calm}, border-color ${motion.calm};
  /* Without JavaScript there is no menu to open: the links stand in the page, and the header stays with them. */
  @media (scripting: none) {
    position: static;
    background: ${color.ground};
  }
`
const Inner = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  inline-size: min(76rem, 100% - 2.5rem);
  min-block-size: 4rem;
  margin-inline: auto;
  ${breakpoint.large} {
    gap: ${space(2)};
  }
  @media (scripting: none) {
    flex-wrap: wrap;
  }
`
const Brand = styled.a`
  margin-inline-end: auto;
  padding-block: ${space(0.5)};
  font: 800 calc(clamp(1.25rem, 6.5vw, 1.75rem) * var(--nameSize)) / 1.4 ${font.display};
  letter-spacing: 0.01em;
  text-decoration: none;
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
  img {
    block-size: 2.25rem;
    inline-size: auto;
  }
`
const Cta = styled(ChatLink)`
  flex: none;
  white-space: nowrap;
  && {
    @media (max-width: 22rem) {
      padding-inline: ${space(1)};
    }
  }
`
const Burger = styled.span`
  ${breakpoint.large} {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
`
const Backdrop = styled.div`
  position: fixed;
  inset: 4rem 0 0;
  background: ${color.backdrop};
  ${breakpoint.large} {
    display: none;
  }
`
