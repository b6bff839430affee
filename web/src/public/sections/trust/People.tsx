import { densitiesOf } from '@studio/domain/content/media/ownPictures'
import { MapPin, MessagesSquare } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styled from 'styled-components'
import { inLanguage } from '../../../i18n/inLanguage'
import { breakpoint, color, radius, space } from '../../../theme/tokens'
import { type ShownItem, useItems } from '../../data/useItems'
import { useLocalTime } from './useLocalTime'

/** The people who answer, as the owner has introduced them; nothing without any. */
export const People = () => useItems('people', [], () => ({})).map((item) => <Person key={item.id} {...item} />)

/** A portrait with name, a few sentences, languages, and the time in the person's city. */
function Person({ texts, textLanguages, imageUrl }: ShownItem<never>) {
  const { t } = useTranslation()
  const [isBroken, setIsBroken] = useState(false)
  const time = useLocalTime()
  const { title, text, note, badge: city } = texts
  return (
    <Root>
      {imageUrl && !isBroken && (
        <img
          srcSet={densitiesOf(imageUrl)}
          src={imageUrl}
          alt=""
          width={96}
          height={96}
          loading="lazy"
          onError={() => setIsBroken(true)}
        />
      )}
      <strong {...inLanguage(textLanguages.title)}>{title}</strong>
      {text && <p {...inLanguage(textLanguages.text)}>{text}</p>}
      {note && (
        <p>
          <MessagesSquare aria-hidden size={18} />
          <bdi {...inLanguage(textLanguages.note)}>{note}</bdi>
        </p>
      )}
      {city && (
        <p>
          <MapPin aria-hidden size={18} />
          <bdi>{time ? t('contact.localTime', { city, time }) : city}</bdi>
        </p>
      )}
    </Root>
  )
}

/** The words run beside the portrait and under it. */
const Root = styled.div`
  display: flow-root;
  padding-block-end: ${space(1.5)};
  overflow-wrap: anywhere;
  > img {
    float: inline-start;
    inline-size: 4.5rem;
    block-size: 4.5rem;
    margin-inline-end: ${space(2)};
    border-radius: ${radius.round};
    object-fit: cover;
    ${breakpoint.medium} {
      inline-size: 6rem;
      block-size: 6rem;
    }
  }
  strong {
    font-size: 1.125rem;
  }
  p {
    margin-block-start: ${space(0.5)};
    color: ${color.inkSoft};
    font-size: 0.9375rem;
  }
  p:has(> svg) {
    display: flex;
    gap: ${space(1)};
    align-items: center;
  }
  svg {
    flex: none;
    color: ${color.secondary};
  }
`
