import { type ComponentType, useEffect, useState } from 'react'
import { pageIdle } from '../../../lib/pageIdle'
import { persistently } from '../../../lib/persistently'
import { wantsMotion } from '../../../lib/wantsMotion'

interface HeroLoopProps {
  url: string
  isOn: boolean
}

/** The project's film over its picture. It loads once the page is idle, so that it delays nothing. */
export function HeroLoop({ url, isOn }: HeroLoopProps) {
  const [Film, setFilm] = useState<ComponentType<HeroLoopProps>>()
  useEffect(() => {
    if (!wantsMotion()) return
    let isWanted = true
    pageIdle()
      .then(() => persistently(() => import('../../../content/projects/loop/LoopFilm'), 2))
      // If the film fails to load, the picture stays.
      .then(({ LoopFilm }) => isWanted && setFilm(() => LoopFilm), console.warn)
    return () => {
      isWanted = false
    }
  }, [])
  return Film && <Film url={url} isOn={isOn} />
}
