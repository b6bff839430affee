import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, radius, space } from '../../theme/tokens'

/** A message in place of content: empty, not reachable, or failed. */
export function Notice({ icon, children, action }: { icon?: ReactNode; children: ReactNode; action?: ReactNode }) {
  return (
    <Root role="status">
      {icon}
      <p>{children}</p>
      {action}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(2)};
  padding: ${space(5)} ${space(3)};
  border: 1px dashed ${color.lineStrong};
  border-radius: ${radius.medium};
  color: ${color.inkSoft};
  text-align: center;
`
