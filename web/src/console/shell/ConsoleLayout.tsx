import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import styled from 'styled-components'
import { fingers } from '../../theme/fingers'
import { breakpoint, space } from '../../theme/tokens'
import { keepFocus } from '../../ui/dialog/keepFocus'
import { useKeepFileDrops } from '../../ui/fileDrops'
import { useShortcut } from '../../ui/keyboard/useShortcut'
import { Boundary } from '../../ui/screen/Boundary'
import { PartBoundary } from '../../ui/screen/PartBoundary'
import { SkipLink } from '../../ui/screen/SkipLink'
import { undoLast } from '../../ui/toast/undo'
import { NewDeviceNotice } from '../devices/NewDeviceNotice'
import { AnsweredQuestion } from '../pages/messages/reply/AnsweredQuestion'
import { SyncNotices } from '../sync/SyncNotices'
import { UnreadProvider } from '../unread/UnreadProvider'
import { ClosedNotice } from './ClosedNotice'
import { ConsoleBar } from './ConsoleBar'
import { ConsoleMenu } from './ConsoleMenu'
import { SectionNav } from './SectionNav'
import { ShortcutSheet } from './ShortcutSheet'
import { Leaving, SignOutDialog, useSignOut } from './SignOut'
import { useScrollPlace } from './useScrollPlace'

const abovePage = Object.entries({ SectionNav, SyncNotices, NewDeviceNotice, ClosedNotice, AnsweredQuestion })

/** The console's frame: side links, the bar above, and the page. */
export function ConsoleLayout() {
  const { t } = useTranslation('console')
  const [isOpen, setIsOpen] = useState(false)
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const signOut = useSignOut()
  const burger = useRef<HTMLButtonElement>(null)
  useScrollPlace()
  useKeepFileDrops()
  useShortcut('help', () => setIsHelpOpen(true))
  useShortcut('undoOne', undoLast)
  const closeMenu = () => setIsOpen(false)
  const leaveMenu = () => {
    closeMenu()
    burger.current?.focus()
  }
  if (signOut.isLeaving) return <Leaving />
  const frame = (
    <Root data-console>
      <SkipLink to="content" find={(main) => main.querySelector('h1')}>
        {t('admin.ways.toContent')}
      </SkipLink>
      <PartBoundary>
        <ConsoleBar
          burger={burger}
          menuId="console-menu"
          isMenuOpen={isOpen}
          onMenu={() => setIsOpen(!isOpen)}
          onSignOut={signOut.ask}
        />
      </PartBoundary>
      <PartBoundary>
        <ConsoleMenu id="console-menu" isOpen={isOpen} onLeave={leaveMenu} />
      </PartBoundary>
      {/* The open menu lies over the page: whoever goes on there, by keyboard or finger, has left it. */}
      <Main id="content" ref={keepFocus} onFocus={closeMenu} onPointerDown={closeMenu}>
        {abovePage.map(([name, Part]) => (
          <PartBoundary key={name}>
            <Part />
          </PartBoundary>
        ))}
        <Outlet />
      </Main>
      <PartBoundary>
        {isHelpOpen && <ShortcutSheet onClose={() => setIsHelpOpen(false)} />}
        {signOut.left && <SignOutDialog left={signOut.left} onStay={signOut.stay} onLeave={signOut.leave} />}
      </PartBoundary>
    </Root>
  )
  // Without the number of new enquiries the console still works.
  return (
    <Boundary fallback={() => frame}>
      <UnreadProvider>{frame}</UnreadProvider>
    </Boundary>
  )
}

/*
 * Where the side links have no room, the page scrolls between the bar and the toasts, so that none of the two ever lies
 * on it. Beside the side links the whole window scrolls; there the toasts stand at the end of the links.
 */
const Root = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  block-size: calc(100dvh - var(--toasts, 0px));
  ${breakpoint.large} {
    block-size: auto;
    min-block-size: 100dvh;
    grid-template: auto 1fr / 14rem minmax(0, 1fr);
  }
`
const Main = styled.main`
  min-inline-size: 0;
  overflow: auto;
  padding: ${space(2)};
  /* What gets the focus keeps clear of the bar that saves. */
  &:has([data-save-bar]) {
    scroll-padding-block-end: 5rem;
  }
  ${breakpoint.medium} {
    padding: ${space(4)};
    &:has([data-save-bar]) {
      scroll-padding-block-end: 0;
    }
  }
  ${breakpoint.large} {
    overflow: visible;
  }
  ${breakpoint.phone} {
    ${fingers}
  }
`
