import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, motion, radius, space } from '../../theme/tokens'

interface SwitchProps {
  /** The label. */
  children: ReactNode
  isOn: boolean
  disabled?: boolean
  onChange: (isOn: boolean) => void
}

/** A switch that takes effect at once. */
export function Switch({ children, isOn, disabled, onChange }: SwitchProps) {
  return (
    <Root>
      <Track
        type="checkbox"
        role="switch"
        checked={isOn}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{children}</span>
    </Root>
  )
}

const Root = styled.label`
  display: flex;
  align-items: center;
  gap: ${space(1.5)};
  min-block-size: 2.75rem;
  font-weight: 600;
  cursor: pointer;
  > span {
    min-inline-size: 0;
  }
`
const Track = styled.input`
  appearance: none;
  flex: none;
  position: relative;
  inline-size: 3rem;
  block-size: 1.625rem;
  margin: 0;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.round};
  background: ${color.sunken};
  cursor: inherit;
  transition: background-color ${motion.quick}, border-color ${motion.quick};
  &::after {
    content: '';
    position: absolute;
    inset-block: 3px;
    inset-inline-start: 3px;
    aspect-ratio: 1;
    border-radius: 50%;
    background: ${color.inkSoft};
    transition: inset-inline-start ${motion.quick}, background-color ${motion.quick};
  }
  &:hover:not(:disabled) {
    border-color: ${color.secondary};
  }
  &:checked {
    border-color: ${color.secondary};
    background: ${color.secondary};
    &::after {
      inset-inline-start: calc(100% - 3px - 1.25rem);
      background: ${color.onSecondary};
    }
  }
  &:disabled {
    opacity: 0.6;
    cursor: not-allowed;
  }
`
