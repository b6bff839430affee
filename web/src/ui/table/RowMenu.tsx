import { Ellipsis, type LucideIcon } from 'lucide-react'
import { type CSSProperties, type KeyboardEvent, type SyntheticEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Backdrop, Item, Link, Menu, Name, Opener } from './rowMenuParts'

/** An action of a row: a function to call, or an address that opens in a new tab. */
export type RowAction = { icon: LucideIcon; label: string } & (
  | { onAct: () => void /** The action exists but is not possible now. */; isDisabled?: boolean }
  | { href: string }
)

interface RowMenuProps {
  /** The row's name. */
  name: string
  actions: readonly RowAction[]
}

/**
 * A row's actions behind one button. The menu is a native popover, rendered only while it is open: on phones at the
 * bottom of the screen, elsewhere at its button. Radix's menu is placed at its button by a wrapper that has no
 * public name to style.
 */
export function RowMenu({ name, actions }: RowMenuProps) {
  const { t } = useTranslation('console')
  const [place, setPlace] = useState<CSSProperties>()
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setPlace(undefined)
    // Focuses the button before the action runs, so that a dialog opened by it can return the focus there.
    opener.current?.focus({ preventScroll: true })
  }
  const closeBeside = ({ target, currentTarget }: SyntheticEvent) => {
    if (target === currentTarget) close()
  }
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // The menu's keys are not meant for the page or the row.
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
        aria-expanded={place !== undefined}
        onClick={({ currentTarget }) => setPlace(placeAt(currentTarget))}
      >
        <Ellipsis aria-hidden size={22} />
      </Opener>
      {place && (
        // A tap beside the menu only closes it. So does the wheel, because scrolling would move the button away from
        // the menu.
        <Backdrop ref={show} popover="manual" onClick={closeBeside} onWheel={closeBeside}>
          <Menu role="menu" aria-label={name} style={place} onKeyDown={handleKeyDown}>
            <Name aria-hidden>{name}</Name>
            {actions.map((action) => {
              const { icon: Icon, label } = action
              const inside = (
                <>
                  <Icon aria-hidden size={20} />
                  <span>{label}</span>
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
                if (action.isDisabled) return
                close()
                action.onAct()
              }
              return (
                <Item
                  key={label}
                  type="button"
                  role="menuitem"
                  tabIndex={-1}
                  aria-disabled={action.isDisabled}
                  onClick={handleClick}
                >
                  {inside}
                </Item>
              )
            })}
          </Menu>
        </Backdrop>
      )}
    </>
  )
}

/** Opens the menu when it is mounted. */
function show(menu: HTMLElement | null) {
  menu?.showPopover()
  menu?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
}

/** Returns the menu's position outside of phones: under its button, or above it in the window's lower half. */
function placeAt(opener: HTMLElement): CSSProperties {
  const { top, bottom, left, right } = opener.getBoundingClientRect()
  return {
    insetInlineEnd: opener.matches(':dir(rtl)') ? left : document.documentElement.clientWidth - right,
    ...(bottom > innerHeight / 2 ? { insetBlockEnd: innerHeight - top } : { insetBlockStart: bottom }),
  }
}
