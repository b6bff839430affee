import { densitiesOf } from '@studio/domain/content/media/ownPictures'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { breakpoint, color, font, radius, space } from '../../../theme/tokens'
import { useContent } from '../../data/content'
import { useItems } from '../../data/useItems'

/** Minimum number of names, because fewer prove little. */
const fewest = 3

/** The owner's list of clients, else the clients of the shown projects. If these are too few, the row is hidden. */
export function Clients() {
  const { t } = useTranslation()
  const now = useContent()
  const projects = now.status === 'ready' ? now.content.projects : []
  const own = useItems('clients', [], () => ({})).flatMap(({ texts, imageUrl }) =>
    texts.title ? [{ name: texts.title, logo: imageUrl }] : [],
  )
  const all = own.length > 0 ? own : projects.flatMap(({ client }) => (client ? [{ name: client, logo: '' }] : []))
  const clients = [...new Map(all.map((client) => [client.name, client])).values()]
  if (own.length === 0 && clients.length < fewest) return null
  return (
    <Strip>
      <p id="clients">{t('portfolio.clients')}</p>
      <ul aria-labelledby="clients">
        {clients.map(({ name, logo }) => (
          <li key={name}>{logo ? <Logo name={name} url={logo} /> : <bdi>{name}</bdi>}</li>
        ))}
      </ul>
    </Strip>
  )
}

/** A client's logo, on paper in both themes; their name if it does not load. */
function Logo({ name, url }: { name: string; url: string }) {
  const [isBroken, setIsBroken] = useState(false)
  if (isBroken) return <bdi>{name}</bdi>
  return <LogoImage srcSet={densitiesOf(url)} src={url} alt={name} loading="lazy" onError={() => setIsBroken(true)} />
}

const LogoImage = styled.img`
  display: block;
  block-size: 2.5rem;
  inline-size: 8rem;
  padding: ${space(0.5)} ${space(1)};
  border-radius: ${radius.small};
  background: #fff;
  object-fit: contain;
`
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
    align-items: center;
    &:has(img) {
      row-gap: ${space(1)};
    }
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
