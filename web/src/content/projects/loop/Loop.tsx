import { type ComponentType, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { pageIdle } from '../../../lib/pageIdle'
import { persistently } from '../../../lib/persistently'
import { wantsMotion } from '../../../lib/wantsMotion'
import { OptionalPart } from '../../../ui/screen/PartBoundary'

/** Loads the film when a card comes near, once the page is idle. */
const loadFilm = async () => {
  await pageIdle()
  return (await persistently(() => import('./CardFilm'), 2)).CardFilm
}

/** A card's film over its still picture; empty until the card comes near. */
export function Loop({ url }: { url: string }) {
  const place = useRef<HTMLSpanElement>(null)
  const [Film, setFilm] = useState<ComponentType<{ url: string }>>()
  useEffect(() => {
    if (!place.current || !wantsMotion()) return
    let isWanted = true
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        near.disconnect()
        // If the film fails to load, the still picture stays.
        loadFilm().then((loaded) => isWanted && setFilm(() => loaded), console.warn)
      },
      { rootMargin: '25%' },
    )
    near.observe(place.current)
    return () => {
      isWanted = false
      near.disconnect()
    }
  }, [])
  return (
    <Place ref={place}>
      <OptionalPart>{Film && <Film url={url} />}</OptionalPart>
    </Place>
  )
}

const Place = styled.span`
  position: absolute;
  inset: 0;
  pointer-events: none;
`
