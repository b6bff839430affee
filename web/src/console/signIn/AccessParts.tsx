import styled from 'styled-components'
import { breakpoint, color, font, radius, space } from '../../theme/tokens'
import { touchTargets } from '../../theme/touchTargets'
import { LanguagePicker } from '../../ui/form/LanguagePicker'
import { ThemeToggle } from '../../ui/form/ThemeToggle'

/** The language and theme controls. */
export function AccessTools() {
  return (
    <Tools>
      <LanguagePicker />
      <ThemeToggle />
    </Tools>
  )
}

export const AccessPage = styled.main`
  display: grid;
  grid-template-rows: auto 1fr;
  justify-items: center;
  min-block-size: 100dvh;
  padding: ${space(2)};
`
const Tools = styled.div`
  display: flex;
  gap: ${space(1)};
  justify-self: end;
  ${breakpoint.phone} {
    ${touchTargets}
  }
`
export const AccessCard = styled.div`
  align-self: center;
  display: grid;
  gap: ${space(2)};
  inline-size: min(26rem, 100%);
  padding: ${space(4)};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.raised};
  overflow-wrap: anywhere;
  h1 {
    font-size: calc(2.75rem * (1 - var(--air) / 2));
  }
  a {
    ${breakpoint.phone} {
      align-content: center;
      min-block-size: 2.75rem;
    }
  }
`
export const Kicker = styled.p`
  color: ${color.secondary};
  font: 600 1.125rem/1 ${font.display};
  letter-spacing: calc(0.03em * var(--spread));
`
export const AccessForm = styled.form`
  display: grid;
  gap: ${space(2.5)};
`
