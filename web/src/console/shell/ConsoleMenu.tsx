import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import styled from 'styled-components'
import { breakpoint, color, motion, radius, space } from '../../theme/tokens'
import { UnreadBadge } from '../unread/UnreadBadge'
import { useAdmin } from './account'
import { pages } from './pages'
import { ShortcutHelp } from './ShortcutHelp'

interface ConsoleMenuProps {
  id: string
  /** Where there is no room beside the page, the links are there only while they are asked for. */
  isOpen: boolean
  onLeave: () => void
}

/** The side links to every page of the console. */
export function ConsoleMenu({ id, isOpen, onLeave }: ConsoleMenuProps) {
  const { t } = useTranslation('console')
  const { email } = useAdmin()
  return (
    <Root id={id} aria-label={t('admin.label')} $open={isOpen}>
      <Email dir="ltr">{email}</Email>
      {Object.values(pages).map(({ path, title, icon: Icon }) => (
        <NavLink key={path} to={path} end={path === pages.dashboard.path} onClick={onLeave}>
          <Icon aria-hidden size={20} />
          {t(title)}
          {path === pages.messages.path && <UnreadBadge />}
        </NavLink>
      ))}
      <ShortcutHelp />
    </Root>
  )
}

/* Without room beside the page the links hang from the bar, wherever the page has been scrolled to. */
const Root = styled.nav<{ $open: boolean }>`
  position: fixed;
  z-index: 19;
  inset-block-start: 3.5rem;
  inset-inline: 0;
  max-block-size: calc(100dvh - 3.5rem);
  overflow-y: auto;
  overscroll-behavior: contain;
  display: ${({ $open }) => ($open ? 'grid' : 'none')};
  align-content: start;
  gap: ${space(0.5)};
  padding: ${space(1.5)};
  border-block-end: 1px solid ${color.line};
  background: ${color.sunken};
  box-shadow: ${color.shadow};
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
    svg {
      flex: none;
    }
    &:hover {
      background: ${color.raised};
    }
    &[aria-current='page'] {
      border-color: ${color.accent};
      background: ${color.raised};
    }
  }
  ${breakpoint.large} {
    position: sticky;
    z-index: auto;
    inset-inline: auto;
    block-size: calc(100dvh - 3.5rem);
    display: grid;
    border-block-end: 0;
    box-shadow: none;
    border-inline-end: 1px solid ${color.line};
  }
`
const Email = styled.span`
  padding: ${space(1)} ${space(1.5)};
  color: ${color.inkSoft};
  overflow-wrap: anywhere;
  ${breakpoint.large} {
    display: none;
  }
`
