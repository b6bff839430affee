import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { breakpoint, color, motion, radius, space } from '../../theme/tokens'
import { UnreadBadge } from '../messages/unread/UnreadBadge'
import { useAdmin } from './account'
import { pages, sections } from './pages'
import { useSection } from './useSection'

interface ConsoleMenuProps {
  id: string
  /** If there is no room beside the page, the links show only while this is true. */
  isOpen: boolean
  onLeave: () => void
}

/** The side links to the pages of everyday use. SectionNav shows the others inside their section. */
export function ConsoleMenu({ id, isOpen, onLeave }: ConsoleMenuProps) {
  const { t } = useTranslation('console')
  const { email } = useAdmin()
  const { page, link } = useSection()
  return (
    <Root id={id} aria-label={t('admin.label')} $open={isOpen}>
      <Email to={pages.account.path} dir="ltr" onClick={onLeave}>
        {email}
      </Email>
      {sections.map(({ title, links }) => (
        <Group key={links[0]} role="group" aria-label={title && t(`admin.ways.groups.${title}`)}>
          {title && <Title aria-hidden>{t(`admin.ways.groups.${title}`)}</Title>}
          {links.map((name) => {
            const { path, title, icon: Icon } = pages[name]
            return (
              <Link
                key={path}
                to={path}
                aria-current={name === page ? 'page' : name === link ? 'true' : undefined}
                onClick={onLeave}
              >
                <Icon aria-hidden size={20} />
                <span>{t(title)}</span>
                {name === 'messages' && <UnreadBadge />}
              </Link>
            )
          })}
        </Group>
      ))}
    </Root>
  )
}

/* Without room beside the page, the links hang from the bar at any scroll position. */
const Root = styled.nav<{ $open: boolean }>`
  position: fixed;
  z-index: 19;
  inset-block-start: 3.5rem;
  inset-inline: 0;
  max-block-size: calc(100dvh - 3.5rem - var(--toasts, 0px));
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
    &[aria-current] {
      border-color: ${color.accent};
      background: ${color.raised};
    }
  }
  ${breakpoint.large} {
    position: sticky;
    z-index: auto;
    inset-inline: auto;
    block-size: calc(100dvh - 3.5rem - var(--toasts, 0px));
    display: grid;
    border-block-end: 0;
    box-shadow: none;
    border-inline-end: 1px solid ${color.line};
  }
`
const Group = styled.div`
  display: grid;
  gap: ${space(0.5)};
`
const Title = styled.p`
  padding: ${space(1)} calc(${space(1.5)} + 3px) 0;
  color: ${color.inkSoft};
  font-size: 0.8125rem;
  font-weight: 600;
`
/* An email address reads from left to right, yet aligns with the links. */
const Email = styled(Link)`
  [dir='rtl'] && {
    justify-content: end;
  }
  color: ${color.inkSoft};
  overflow-wrap: anywhere;
  &&& {
    ${breakpoint.large} {
      display: none;
    }
  }
`
