import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { breakpoint, color, font, space } from '../../../theme/tokens'
import { useContent } from '../../data/content'
import { useItems } from '../../data/useItems'

/** Minimum number of names, because fewer prove little. */
const fewest = 3

/** The owner's list of clients, else the clients of the shown projects. If these are too few, the row is hidden. */
export function Clients() {
  const { t } = useTranslation()
  const now = useContent()
  const projects = now.status === 'ready' ? now.content.projects : []
  const own = useItems('clients', [], () => ({})).flatMap(({ texts }) => texts.title ?? [])
  const names = [...new Set(own.length > 0 ? own : projects.map(({ client }) => client).filter(Boolean))]
  if (own.length === 0 && names.length < fewest) return null
  return (
    <Strip>
      <p id="clients">{t('portfolio.clients')}</p>
      <ul aria-labelledby="clients">
        {names.map((name) => (
          <li key={name}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </Strip>
  )
}

const Strip = styled.div`
  display: grid;
  gap: ${space(0.5)} ${space(4)};
  align-items: baseline;
  padding-block: ${space(1.5)};
  border-block: 1px solid ${color.line};
  color: ${color.inkSoft};
  ${breakpoint.large} {
    grid-template-columns: auto minmax(0, 1fr);
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(0.25)} ${space(2.5)};
    ${breakpoint.large} {
      justify-content: space-between;
    }
  }
  li {
    color: ${color.ink};
    font: 700 calc(1.25rem * var(--nameSize)) / 1.3 ${font.display};
    text-transform: uppercase;
    overflow-wrap: anywhere;
    ${breakpoint.large} {
      font-size: calc(1.75rem * var(--nameSize));
    }
  }
`
