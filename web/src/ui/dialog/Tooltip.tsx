import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { isComposing } from '../../lib/isComposing'
import { color, radius, space } from '../../theme/tokens'
import { Button, type ButtonVariant } from '../Button'

interface TooltipProps {
  /** What stands on the button. */
  children: ReactNode
  /** What the button tells. */
  tip: ReactNode
  variant?: ButtonVariant['$variant']
}

/** `auto`: hover and focus decide, also without JavaScript; a tap pins it open or shuts it, Escape shuts it. */
type State = 'auto' | 'open' | 'shut'

/** A button that tells more on hover, focus and tap. */
export function Tooltip({ children, tip, variant = 'quiet' }: TooltipProps) {
  const id = useId()
  const [state, setState] = useState<State>('auto')
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The key goes to whatever has the focus, which need not be here while the pointer is.
    const shut = (event: KeyboardEvent) =>
      event.key === 'Escape' &&
      !isComposing(event) &&
      root.current?.matches(':hover, :focus-within') &&
      setState('shut')
    addEventListener('keydown', shut)
    return () => removeEventListener('keydown', shut)
  }, [])
  return (
    <Root
      ref={root}
      data-state={state}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setState('auto')}
    >
      <Button
        small
        variant={variant}
        aria-describedby={id}
        onClick={() => setState(state === 'open' ? 'shut' : 'open')}
        onBlur={() => setState('auto')}
      >
        {children}
      </Button>
      <Bubble role="tooltip" id={id}>
        {tip}
      </Bubble>
    </Root>
  )
}

const Bubble = styled.div`
  position: absolute;
  inset-block-end: 100%;
  inset-inline-start: 0;
  z-index: 5;
  inline-size: max-content;
  max-inline-size: min(22rem, 100vw - 3rem);
  margin-block-end: ${space(1)};
  padding: ${space(1.5)} ${space(2)};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.small};
  background: ${color.raised};
  color: ${color.ink};
  box-shadow: ${color.shadow};
  font-size: 0.9375rem;
  visibility: hidden;
  /* Lets the pointer travel from the button to the words. */
  &::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-start: 100%;
    block-size: ${space(1)};
  }
`
const Root = styled.div`
  position: relative;
  inline-size: fit-content;
  max-inline-size: 100%;
  &[data-state='auto']:hover > ${Bubble},
  &[data-state='auto']:focus-within > ${Bubble},
  &[data-state='open'] > ${Bubble} {
    visibility: visible;
  }
`
