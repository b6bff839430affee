import styled from 'styled-components'
import { breakpoint, color, radius, space } from '../../../theme/tokens'
import { type Ratio, showing } from './reframeMotion'

/** One clip of the hero's timeline: plays its format, and holds it if chosen. */
export const RatioClip = ({ ratio }: { ratio: Ratio }) => (
  <Clip $ratio={ratio}>
    <input type="radio" name="ratio" value={ratio} />
    <Shape $ratio={ratio} aria-hidden />
    {ratio}
  </Clip>
)

const Clip = styled.label<{ $ratio: Ratio }>`
  position: relative;
  display: flex;
  /* With large text on a narrow screen the shape goes above its name. */
  flex-wrap: wrap;
  align-items: center;
  align-content: center;
  gap: 0 ${space(0.75)};
  min-block-size: 2.75rem;
  padding-inline: ${space(0.75)};
  border-radius: ${radius.small};
  background: ${color.secondarySoft};
  color: ${color.ink};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 2px solid ${color.accent};
    border-radius: inherit;
    pointer-events: none;
    opacity: ${({ $ratio }) => ($ratio === '16:9' ? 1 : 0)};
    ${({ $ratio }) => showing[$ratio]}
  }
  [role='radiogroup']:has(:checked) &::after {
    opacity: 0;
  }
  [role='radiogroup'] &:has(:checked)::after {
    opacity: 1;
  }
  &:hover {
    color: ${color.secondary};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.secondary};
    outline-offset: 2px;
  }
  ${breakpoint.small} {
    padding-inline: ${space(2)};
  }
`
const Shape = styled.span<{ $ratio: Ratio }>`
  flex: none;
  aspect-ratio: ${({ $ratio }) => $ratio.replace(':', ' / ')};
  block-size: ${({ $ratio }) => ($ratio === '9:16' ? '1.375rem' : '1rem')};
  border: 2px solid ${color.secondary};
  border-radius: 2px;
`
