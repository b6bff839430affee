import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { breakpoint, color, radius, space } from '../../../theme/tokens'
import { type ButtonVariant, buttonStyle } from '../../../ui/Button'

interface DashboardCardProps {
  title: string
  text: string
  /** Where its button leads, and what the button says. */
  link?: { to: string; label: string }
  isWide?: boolean
  children?: ReactNode
}

/** One thing on the console's first page. */
export function DashboardCard({ title, text, link, isWide = false, children }: DashboardCardProps) {
  return (
    <Root $wide={isWide}>
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
      {link && (
        <Open to={link.to} $variant="line">
          {link.label}
          <ArrowRight aria-hidden size={18} />
        </Open>
      )}
    </Root>
  )
}

const Root = styled.section<{ $wide: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${space(1.5)};
  min-inline-size: 0;
  padding: ${space(3)};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.raised};
  ${breakpoint.medium} {
    grid-column: ${({ $wide }) => ($wide ? 'span 2' : 'auto')};
  }
  > p {
    color: ${color.inkSoft};
  }
`
const Open = styled(Link)<ButtonVariant>`
  ${buttonStyle}
  margin-block-start: auto;
  padding-inline: ${space(1.5)};
  svg:dir(rtl) {
    transform: scaleX(-1);
  }
`
