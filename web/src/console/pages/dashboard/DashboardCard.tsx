import { ArrowRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { color, radius, space } from '../../../theme/tokens'
import { type ButtonVariant, buttonStyle } from '../../../ui/Button'

interface DashboardCardProps {
  title: string
  /** Shown beside the title. */
  mark?: ReactNode
  text?: string
  link?: { to: string; label: string }
  children?: ReactNode
}

/** A card of the dashboard. */
export function DashboardCard({ title, mark, text, link, children }: DashboardCardProps) {
  const titleId = useId()
  return (
    <Root aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId}>{title}</h2>
        {mark}
      </Head>
      {text && <p>{text}</p>}
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

const Root = styled.section`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${space(1.5)};
  min-inline-size: 0;
  padding: ${space(3)};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  background: ${color.raised};
  > p {
    color: ${color.inkSoft};
  }
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(1.5)};
  /* Places the number beside the title, instead of at the end of the line as in the side links. */
  [data-unread] {
    margin-inline-start: 0;
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
