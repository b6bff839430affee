import type { Change } from '@studio/domain/outbox/pendingMutation'
import styled from 'styled-components'
import { alignToPage } from '../../theme/alignToPage'
import { color, radius, space } from '../../theme/tokens'
import { useChangeFields } from './useChangeFields'

/** All fields that a change would write, with their full texts. */
export function ChangeText({ change }: { change: Change }) {
  const fields = useChangeFields()(change)
  if (fields.length === 0) return null
  return (
    <List tabIndex={0}>
      {fields.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{text}</dd>
        </div>
      ))}
    </List>
  )
}

const List = styled.dl`
  display: grid;
  gap: ${space(1)};
  max-block-size: 16rem;
  overflow: auto;
  padding: ${space(1.5)};
  border-radius: ${radius.small};
  background: ${color.sunken};
  dt {
    color: ${color.inkSoft};
    font-size: 0.875rem;
  }
  dd {
    ${alignToPage}
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`
