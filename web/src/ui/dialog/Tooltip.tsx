import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { isComposing } from '../../lib/isComposing'
import { color, radius, space } from '../../theme/tokens'
import { Button, type ButtonVariant } from '../Button'

interface TooltipProps {
  /** The button's content. */
  children: ReactNode
  /** The tooltip's content. */
  tip: ReactNode
  variant?: ButtonVariant['$variant']
}

/**
 * `auto`: hover and focus show the tip, even without JavaScript. A tap pins it (`open`) or closes it; Escape closes it.
 */
type State = 'auto' | 'open' | 'shut'

/**
 * A button that shows a tip on hover, focus and tap. Radix's tooltip neither opens on tap nor works in prerendered pages
 * without JavaScript.
 */
export function Tooltip({ children, tip, variant = 'quiet' }: TooltipProps) {
  const id = useId()
  const [state, setState] = useState<State>('auto')
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Listens on the window, because the focus may be elsewhere while the pointer is here.
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
  /* Lets the pointer travel from the button to the tip. */
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
