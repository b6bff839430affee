import toast from 'react-hot-toast/headless'
import styled from 'styled-components'
import { space } from '../../theme/tokens'
import { Button } from '../Button'

/** Shows a toast that stays until the reader takes the new version. */
export function offerUpdate(text: string, apply: string, onApply: () => void) {
  toast(
    <Row>
      <span>{text}</span>
      <Button small onClick={onApply}>
        {apply}
      </Button>
    </Row>,
    { id: 'update', duration: Number.POSITIVE_INFINITY },
  )
}

/** Replaces that toast by the reason why the new version has to wait. */
export function sayUpdateWaits(text: string) {
  toast(<span>{text}</span>, { id: 'update', duration: Number.POSITIVE_INFINITY })
}

const Row = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
`
