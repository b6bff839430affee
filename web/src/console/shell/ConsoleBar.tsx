import { ArrowLeft, LogOut, Menu, X } from 'lucide-react'
import { type RefObject, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { formatPair } from '../../i18n/format'
import { useLanguage } from '../../i18n/useLanguage'
import { isComposing } from '../../lib/isComposing'
import { breakpoint, color, space } from '../../theme/tokens'
import { Button } from '../../ui/Button'
import { ButtonLink } from '../../ui/ButtonLink'
import { LanguagePicker } from '../../ui/form/LanguagePicker'
import { ThemeToggle } from '../../ui/form/ThemeToggle'
import { IconButton } from '../../ui/IconButton'
import { UnreadDot } from '../messages/unread/UnreadDot'
import { SyncButton } from '../sync/SyncButton'
import { useAdmin } from './account'
import { pages } from './pages'

interface ConsoleBarProps {
  /** The button that opens the side links. It regains the focus when they close. */
  burger: RefObject<HTMLButtonElement | null>
  /** The id of the side links, which this bar opens if there is no room for them beside the page. */
  menuId: string
  isMenuOpen: boolean
  onMenu: () => void
  onSignOut: () => void
}

/** The bar above every page: link to the site, account, sync status, language, theme and sign-out. */
export function ConsoleBar({ burger, menuId, isMenuOpen, onMenu, onSignOut }: ConsoleBarProps) {
  const { t } = useTranslation('console')
  const { language } = useLanguage()
  const { email } = useAdmin()
  useEffect(() => {
    if (!isMenuOpen) return
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event) || document.querySelector('[role$=dialog]')) return
      // Marks the key as handled, so that a form under the menu does not close as well.
      event.preventDefault()
      onMenu()
      burger.current?.focus()
    }
    addEventListener('keydown', closeOnEscape, true)
    return () => removeEventListener('keydown', closeOnEscape, true)
  }, [burger, isMenuOpen, onMenu])
  return (
    <Root>
      <Burger
        ref={burger}
        label={t('admin.nav.menu')}
        aria-expanded={isMenuOpen}
        aria-controls={menuId}
        onClick={onMenu}
      >
        {isMenuOpen ? <X aria-hidden size={22} /> : <Menu aria-hidden size={22} />}
        {!isMenuOpen && <UnreadDot />}
      </Burger>
      <Site href="/" variant="quiet" small aria-label={t('admin.site')}>
        <Back aria-hidden size={18} />
        <Words>{t('admin.site')}</Words>
      </Site>
      <Email
        to={pages.account.path}
        dir="ltr"
        title={email}
        aria-label={formatPair(language, t('admin.account.title'), email)}
      >
        {email}
      </Email>
      <SyncButton />
      <LanguagePicker isShort />
      <ThemeToggle />
      <Button variant="quiet" small onClick={onSignOut} aria-label={t('admin.signOut')}>
        <LogOut aria-hidden size={18} />
        <Words>{t('admin.signOut')}</Words>
      </Button>
    </Root>
  )
}

const Root = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: 20;
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  /* The size is in px, so that the buttons stay in one row when the reader enlarges the text. */
  gap: 4px;
  min-block-size: 3.5rem;
  padding-inline: 8px;
  border-block-end: 1px solid ${color.line};
  background: ${color.ground};
  && > * {
    ${breakpoint.phone} {
      min-inline-size: 44px;
      min-block-size: 2.75rem;
    }
  }
  > :is(a, button) {
    padding-inline: 8px;
  }
  /* Cancels the page's scroll-padding: a control in this sticky bar is always visible and needs no scrolling. */
  a,
  button,
  select {
    scroll-margin-block-start: -5rem;
  }
  svg {
    flex: none;
  }
  ${breakpoint.medium} {
    gap: ${space(1)};
    padding-inline: ${space(2)};
  }
`
const Burger = styled(IconButton)`
  position: relative;
  ${breakpoint.large} {
    display: none;
  }
`
const Site = styled(ButtonLink)`
  margin-inline-end: auto;
`
const Back = styled(ArrowLeft)`
  &:dir(rtl) {
    transform: scaleX(-1);
  }
`
const Words = styled.span`
  display: none;
  ${breakpoint.medium} {
    display: inline;
  }
`
const Email = styled(Link)`
  display: none;
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  color: ${color.inkSoft};
  font-size: 0.9375rem;
  text-align: end;
  text-decoration: none;
  text-overflow: ellipsis;
  white-space: nowrap;
  [dir='rtl'] & {
    text-align: start;
  }
  ${breakpoint.large} {
    display: block;
  }
`
