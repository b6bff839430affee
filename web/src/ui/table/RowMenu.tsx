import { Ellipsis, type LucideIcon } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled, { css } from 'styled-components'
import { color, radius, space } from '../../theme/tokens'
import { IconButton } from '../IconButton'

/** What can be done with a row: something that is done, or an address that opens in a tab of its own. */
export type RowAction = { icon: LucideIcon; label: string } & (
  | { onAct: () => void /** It can be done, but not now. */; isStill?: boolean }
  | { href: string }
)

interface RowMenuProps {
  /** What the row is called. */
  name: string
  actions: readonly RowAction[]
}

/**
 * A row's actions behind one button, for phones. The menu is the browser's own popover at the screen's foot, in reach of
 * a thumb: it lies over everything and needs no package. It is there only while it is open.
 */
export function RowMenu({ name, actions }: RowMenuProps) {
  const { t } = useTranslation('console')
  const [isOpen, setIsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setIsOpen(false)
    // Before anything is done: what a dialog is opened from has the focus again after it.
    opener.current?.focus({ preventScroll: true })
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // No key of the page or of the row is meant.
    event.stopPropagation()
    if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault()
      close()
      return
    }
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')]
    const at = items.indexOf(document.activeElement as HTMLElement)
    const wanted = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
    if (wanted === undefined) return
    event.preventDefault()
    items.at(wanted % items.length)?.focus()
  }
  return (
    <>
      <Opener
        ref={opener}
        label={t('admin.ways.more', { name })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <Ellipsis aria-hidden size={22} />
      </Opener>
      {isOpen && (
        // A tap beside the menu closes it and does nothing else.
        <Veil ref={show} popover="manual" onClick={({ target, currentTarget }) => target === currentTarget && close()}>
          <Menu role="menu" aria-label={name} onKeyDown={handleKeyDown}>
            <Name aria-hidden>{name}</Name>
            {actions.map((action) => {
              const { icon: Icon, label } = action
              const inside = (
                <>
                  <Icon aria-hidden size={20} />
                  {label}
                </>
              )
              if ('href' in action)
                return (
                  <Link
                    key={label}
                    role="menuitem"
                    tabIndex={-1}
                    href={action.href}
                    target="_blank"
                    rel="noopener"
                    onClick={close}
                  >
                    {inside}
                  </Link>
                )
              const handleClick = () => {
                if (action.isStill) return
                close()
                action.onAct()
              }
              return (
                <Item
                  key={label}
                  type="button"
                  role="menuitem"
                  tabIndex={-1}
                  aria-disabled={action.isStill}
                  onClick={handleClick}
                >
                  {inside}
                </Item>
              )
            })}
          </Menu>
        </Veil>
      )}
    </>
  )
}

/** Opens the menu as soon as it is there. */
function show(menu: HTMLElement | null) {
  menu?.showPopover()
  menu?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
}

const Opener = styled(IconButton)`
  min-inline-size: 2.75rem;
  min-block-size: 2.75rem;
`
const Veil = styled.div`
  position: fixed;
  inset: 0;
  display: grid;
  align-items: end;
  inline-size: auto;
  block-size: auto;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${color.backdrop};
  touch-action: none;
`
const Menu = styled.div`
  max-block-size: calc(100dvh - 4rem);
  padding: ${space(1)} ${space(1)} max(${space(1)}, env(safe-area-inset-bottom));
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid ${color.line};
  border-block-end: 0;
  border-start-start-radius: ${radius.medium};
  border-start-end-radius: ${radius.medium};
  background: ${color.raised};
  color: ${color.ink};
  box-shadow: ${color.shadow};
  touch-action: pan-y;
`
const Name = styled.p`
  padding: ${space(0.5)} ${space(1.5)} ${space(1)};
  color: ${color.inkSoft};
  font-size: 0.9375rem;
  overflow-wrap: anywhere;
`
const itemStyle = css`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  inline-size: 100%;
  min-block-size: 3rem;
  padding: ${space(0.5)} ${space(1.5)};
  border: 0;
  border-radius: ${radius.small};
  background: transparent;
  color: inherit;
  font-weight: 500;
  text-align: start;
  text-decoration: none;
  svg {
    flex: none;
    color: ${color.inkSoft};
  }
  &:hover,
  &:focus-visible {
    background: ${color.sunken};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`
const Item = styled.button`
  ${itemStyle}
  &[aria-disabled='true'] {
    opacity: 0.55;
    cursor: not-allowed;
  }
`
const Link = styled.a`
  ${itemStyle}
`
