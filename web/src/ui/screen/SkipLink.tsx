import type { MouseEvent, ReactNode } from 'react'
import styled from 'styled-components'
import { color, radius, space } from '../../theme/tokens'
import { giveFocus } from '../dialog/giveFocusBack'

interface SkipLinkProps {
  /** The id of the part of the page that it leads to. */
  to: string
  /** What has the keyboard there; the part itself if left out. */
  find?: (part: HTMLElement) => HTMLElement | null
  children: ReactNode
}

/** Leads the keyboard past what stands before a part of the page; seen only while it has the focus. */
export function SkipLink({ to, find, children }: SkipLinkProps) {
  const handleClick = (event: MouseEvent) => {
    // The address keeps what the list shows and which form is open.
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
