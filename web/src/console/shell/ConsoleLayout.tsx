import { useRef, useState } from 'react'
import { Outlet } from 'react-router-dom'
import styled from 'styled-components'
import { breakpoint, space } from '../../theme/tokens'
import { keepFocus } from '../../ui/dialog/keepFocus'
import { NewDeviceNotice } from '../devices/NewDeviceNotice'
import { SyncNotices } from '../sync/SyncNotices'
import { UnreadProvider } from '../unread/UnreadProvider'
import { ConsoleBar } from './ConsoleBar'
import { ConsoleMenu } from './ConsoleMenu'
import { Leaving, SignOutDialog, useSignOut } from './SignOut'
import { useScrollPlace } from './useScrollPlace'

/** The console's frame: side links, the bar above, and the page. */
export function ConsoleLayout() {
  const [isOpen, setIsOpen] = useState(false)
  const signOut = useSignOut()
  const burger = useRef<HTMLButtonElement>(null)
  useScrollPlace()
  const closeMenu = () => setIsOpen(false)
  const leaveMenu = () => {
    closeMenu()
    burger.current?.focus()
  }
  if (signOut.isLeaving) return <Leaving />
  return (
    <UnreadProvider>
      <Root>
        <ConsoleBar
          burger={burger}
          menuId="console-menu"
          isMenuOpen={isOpen}
          onMenu={() => setIsOpen(!isOpen)}
          onSignOut={signOut.ask}
        />
        <ConsoleMenu id="console-menu" isOpen={isOpen} onLeave={leaveMenu} />
        {/* The open menu lies over the page: whoever goes on there, by keyboard or finger, has left it. */}
        <Main ref={keepFocus} onFocus={closeMenu} onPointerDown={closeMenu}>
          <SyncNotices />
          <NewDeviceNotice />
          <Outlet />
        </Main>
        {signOut.left && <SignOutDialog left={signOut.left} onStay={signOut.stay} onLeave={signOut.leave} />}
      </Root>
    </UnreadProvider>
  )
}

const Root = styled.div`
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr);
  min-block-size: 100dvh;
  ${breakpoint.large} {
    grid-template: auto 1fr / 14rem minmax(0, 1fr);
  }
`
const Main = styled.main`
  min-inline-size: 0;
  padding: ${space(3)} ${space(2)};
  ${breakpoint.medium} {
    padding: ${space(4)};
  }
`
