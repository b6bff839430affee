import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, radius, space } from '../../theme/tokens'
import { Button } from '../../ui/Button'

interface TabNoticeProps {
  icon: ReactNode
  text: string
  /** The button's label. */
  action: string
  onAction: () => void
}

/** A notice inside a form, with one action. */
export function TabNotice({ icon, text, action, onAction }: TabNoticeProps) {
  return (
    <Root role="status">
      {icon}
      <p>{text}</p>
      <Button variant="line" small onClick={onAction}>
        {action}
      </Button>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};
  padding: ${space(1)} ${space(1.5)};
  border: 1px solid ${color.accent};
  border-radius: ${radius.small};
  svg {
    flex: none;
    color: ${color.accent};
  }
  p {
    flex: 1 1 14rem;
  }
`
