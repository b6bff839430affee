import type { MouseEvent, ReactNode } from 'react'
import styled from 'styled-components'
import { color, radius, space } from '../../theme/tokens'
import { giveFocus } from '../dialog/giveFocusBack'

interface SkipLinkProps {
  /** The id of the part of the page to jump to. */
  to: string
  /** Returns the element to focus in that part; without it the part itself gets the focus. */
  find?: (part: HTMLElement) => HTMLElement | null
  children: ReactNode
}

/** A link that skips to a part of the page, visible only while it has the focus. */
export function SkipLink({ to, find, children }: SkipLinkProps) {
  const handleClick = (event: MouseEvent) => {
    // Keeps the address, which holds the list's view and the open form.
    event.preventDefault()
    const part = document.getElementById(to)
    const target = part && (find?.(part) ?? part)
    giveFocus(target)
    target?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <Root href={`#${to}`} onClick={handleClick}>
      {children}
    </Root>
  )
}

const Root = styled.a`
  position: absolute;
  inset-block-start: ${space(0.5)};
  inset-inline-start: ${space(1)};
  z-index: 50;
  display: inline-flex;
  align-items: center;
  min-block-size: 2.75rem;
  padding-inline: ${space(2)};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.small};
  background: ${color.raised};
  color: ${color.ink};
  font-weight: 600;
  box-shadow: ${color.shadow};
  &:not(:focus) {
    inline-size: 1px;
    min-block-size: 0;
    block-size: 1px;
    padding: 0;
    border: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`
