import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router-dom'
import styled from 'styled-components'
import { useStudioZone } from '../../content/settings/useStudioDay'
import { StudioZoneContext } from '../../editor/fields/studioZone'
import { breakpoint, space } from '../../theme/tokens'
import { touchTargets } from '../../theme/touchTargets'
import { keepFocus } from '../../ui/dialog/keepFocus'
import { useKeepFileDrops } from '../../ui/fileDrops'
import { useShortcut } from '../../ui/keyboard/useShortcut'
import { Boundary } from '../../ui/screen/Boundary'
import { PartBoundary } from '../../ui/screen/PartBoundary'
import { SkipLink } from '../../ui/screen/SkipLink'
import { undoLast } from '../../ui/toast/undo'
import { NewDeviceNotice } from '../devices/NewDeviceNotice'
import { MessagesProvider } from '../messages/model/MessagesProvider'
import { AnsweredQuestion } from '../messages/reply/AnsweredQuestion'
import { UnreadProvider } from '../messages/unread/UnreadProvider'
import { PasskeyDoubts } from '../passkeys/PasskeyDoubts'
import { SyncNotices } from '../sync/SyncNotices'
import { ConsoleBar } from './ConsoleBar'
import { ConsoleMenu } from './ConsoleMenu'
import { MaintenanceNotice } from './MaintenanceNotice'
import { SamplesNotice } from './SamplesNotice'
import { SectionNav } from './SectionNav'
import { ShortcutSheet } from './ShortcutSheet'
import { Leaving, SignOutDialog, useSignOut } from './SignOut'
import { useScrollPlace } from './useScrollPlace'

const abovePage = Object.entries({
  SectionNav,
  SyncNotices,
  NewDeviceNotice,
  PasskeyDoubts,
  MaintenanceNotice,
  SamplesNotice,
  AnsweredQuestion,
})

/** The console's frame: the bar, the side links and the page. */
export function ConsoleLayout() {
  const { t } = useTranslation('console')
  const [isOpen, setIsOpen] = useState(false)
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const signOut = useSignOut()
  const zone = useStudioZone()
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
      {/* The open menu covers the page: focusing or touching the page closes it. */}
      <Main id="content" ref={keepFocus} onFocus={closeMenu} onPointerDown={closeMenu}>
        {abovePage.map(([name, Part]) => (
          <PartBoundary key={name}>
            <Part />
          </PartBoundary>
        ))}
        <StudioZoneContext value={zone}>
          <Outlet />
        </StudioZoneContext>
      </Main>
      <PartBoundary>
        {isHelpOpen && <ShortcutSheet onClose={() => setIsHelpOpen(false)} />}
        {signOut.left && <SignOutDialog left={signOut.left} onStay={signOut.stay} onLeave={signOut.leave} />}
      </PartBoundary>
    </Root>
  )
  // If a provider fails, the console still works without it.
  return (
    <Boundary fallback={() => frame}>
      <MessagesProvider>
        <UnreadProvider>{frame}</UnreadProvider>
      </MessagesProvider>
    </Boundary>
  )
}

/*
 * On narrow screens the page scrolls between the bar and the toasts, so neither ever covers it. On wide screens the
 * whole window scrolls, and the toasts are shown below the side links.
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
  /* Keeps focused fields clear of the save bar. */
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
    ${touchTargets}
  }
`
