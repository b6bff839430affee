import {
  ArrowLeft,
  FileArchive,
  FolderKanban,
  Inbox,
  Languages,
  LayoutDashboard,
  LogOut,
  Menu,
  MessageSquareQuote,
  Settings,
  ShieldCheck,
  TrainFront,
  UserPlus,
  Users,
  X,
} from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink, Outlet } from 'react-router-dom'
import styled from 'styled-components'
import { SyncButton } from '../../features/sync/SyncButton'
import { SyncNotices } from '../../features/sync/SyncNotices'
import { color, from, motion, radius, space } from '../../theme/tokens'
import { Button } from '../../ui/Button'
import { ButtonLink } from '../../ui/ButtonLink'
import { IconButton } from '../../ui/IconButton'
import { LanguagePicker } from '../../ui/LanguagePicker'
import { ThemeToggle } from '../../ui/ThemeToggle'
import { useAdmin } from './account'
import { ShortcutHelp } from './ShortcutHelp'
import { Leaving, SignOutDialog, useSignOut } from './SignOut'

const pages = [
  { path: '/admin', name: 'dashboard', Icon: LayoutDashboard, isExact: true },
  { path: '/admin/projects', name: 'projects', Icon: FolderKanban, isExact: false },
  { path: '/admin/testimonials', name: 'testimonials', Icon: MessageSquareQuote, isExact: false },
  { path: '/admin/translations', name: 'translations', Icon: Languages, isExact: false },
  { path: '/admin/messages', name: 'messages', Icon: Inbox, isExact: false },
  { path: '/admin/users', name: 'users', Icon: Users, isExact: false },
  { path: '/admin/create-user', name: 'createUser', Icon: UserPlus, isExact: false },
  { path: '/admin/settings', name: 'settings', Icon: Settings, isExact: false },
  { path: '/admin/copies', name: 'copies', Icon: FileArchive, isExact: false },
  { path: '/admin/ready', name: 'ready', Icon: TrainFront, isExact: false },
  { path: '/admin/permissions', name: 'permissions', Icon: ShieldCheck, isExact: false },
] as const

/** The console's frame: side links, and a bar with the way back, the account, language, theme and sign-out. */
export function ConsoleLayout() {
  const { t } = useTranslation('console')
  const { email } = useAdmin()
  const [isOpen, setIsOpen] = useState(false)
  const signOut = useSignOut()
  if (signOut.isLeaving) return <Leaving />
  return (
    <Root>
      <Bar>
        <Burger
          label={t('admin.nav.menu')}
          aria-expanded={isOpen}
          aria-controls="console-menu"
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? <X aria-hidden size={22} /> : <Menu aria-hidden size={22} />}
        </Burger>
        <ButtonLink href="/" look="quiet" small>
          <Back aria-hidden size={18} />
          <Words>{t('admin.site')}</Words>
        </ButtonLink>
        <Gap />
        <Email dir="ltr" title={email}>
          {email}
        </Email>
        <SyncButton />
        <LanguagePicker />
        <ThemeToggle />
        <Button look="quiet" small onClick={signOut.ask} aria-label={t('admin.signOut')}>
          <LogOut aria-hidden size={18} />
          <Words>{t('admin.signOut')}</Words>
        </Button>
      </Bar>
      <Side id="console-menu" aria-label={t('admin.label')} $open={isOpen}>
        <MenuEmail dir="ltr">{email}</MenuEmail>
        {pages.map(({ path, name, Icon, isExact }) => (
          <NavLink key={path} to={path} end={isExact} onClick={() => setIsOpen(false)}>
            <Icon aria-hidden size={20} />
            {name === 'ready' ? t('admin.sync.ready.title') : t(`admin.nav.${name}`)}
          </NavLink>
        ))}
        <ShortcutHelp />
      </Side>
      <Main>
        <SyncNotices />
        <Outlet />
      </Main>
      {signOut.left && <SignOutDialog left={signOut.left} onStay={signOut.stay} onLeave={signOut.leave} />}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template: auto auto 1fr / minmax(0, 1fr);
  min-block-size: 100dvh;
  ${from.large} {
    grid-template: auto 1fr / 14rem minmax(0, 1fr);
  }
`
const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: 20;
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  gap: ${space(0.5)};
  min-block-size: 3.5rem;
  padding-inline: ${space(1)};
  border-block-end: 1px solid ${color.line};
  background: ${color.ground};
  ${from.medium} {
    gap: ${space(1)};
    padding-inline: ${space(2)};
  }
`
const Burger = styled(IconButton)`
  ${from.large} {
    display: none;
  }
`
const Back = styled(ArrowLeft)`
  &:dir(rtl) {
    transform: scaleX(-1);
  }
`
const Words = styled.span`
  display: none;
  ${from.medium} {
    display: inline;
  }
`
const Gap = styled.span`
  flex: 1;
  ${from.medium} {
    display: none;
  }
`
const MenuEmail = styled.span`
  padding: ${space(1)} ${space(1.5)};
  color: ${color.inkSoft};
  overflow-wrap: anywhere;
  ${from.medium} {
    display: none;
  }
`
const Email = styled.span`
  display: none;
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  color: ${color.inkSoft};
  font-size: 0.9375rem;
  text-align: end;
  text-overflow: ellipsis;
  white-space: nowrap;
  [dir='rtl'] & {
    text-align: start;
  }
  ${from.medium} {
    display: block;
  }
`
const Side = styled.nav<{ $open: boolean }>`
  display: ${({ $open }) => ($open ? 'grid' : 'none')};
  align-content: start;
  gap: ${space(0.5)};
  padding: ${space(1.5)};
  border-block-end: 1px solid ${color.line};
  background: ${color.sunken};
  a {
    display: flex;
    align-items: center;
    gap: ${space(1.5)};
    min-block-size: 2.75rem;
    padding-inline: ${space(1.5)};
    border-inline-start: 3px solid transparent;
    border-radius: ${radius.small};
    text-decoration: none;
    font-weight: 500;
    transition: background-color ${motion.quick};
    &:hover {
      background: ${color.raised};
    }
    &[aria-current='page'] {
      border-color: ${color.hot};
      background: ${color.raised};
    }
  }
  ${from.large} {
    position: sticky;
    inset-block-start: 3.5rem;
    block-size: calc(100dvh - 3.5rem);
    overflow-y: auto;
    display: grid;
    border-block-end: 0;
    border-inline-end: 1px solid ${color.line};
  }
`
const Main = styled.main`
  min-inline-size: 0;
  padding: ${space(3)} ${space(2)};
  ${from.medium} {
    padding: ${space(4)};
  }
`
