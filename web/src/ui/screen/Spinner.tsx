import { LoaderCircle } from 'lucide-react'
import styled, { keyframes } from 'styled-components'
import { color, space } from '../../theme/tokens'

/** Fills its container while something loads; `label` describes what. */
export function Spinner({ label }: { label: string }) {
  return (
    <Root role="status" aria-label={label}>
      <Wheel aria-hidden size={32} />
    </Root>
  )
}

const turn = keyframes`
  to { transform: rotate(1turn); }
`
const Root = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 12rem;
  padding: ${space(3)};
  color: ${color.secondary};
`
const Wheel = styled(LoaderCircle)`
  animation: ${turn} 0.9s linear infinite;
`
