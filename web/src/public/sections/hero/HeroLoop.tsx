import { type ComponentType, useEffect, useState } from 'react'
import { wantsMotion } from '../../../content/projects/loop/wantsMotion'
import { pageIdle } from '../../../lib/pageIdle'
import { persistently } from '../../../lib/persistently'
import { firstInteraction } from '../../load/firstInteraction'

interface HeroLoopProps {
  isOn: boolean
}

/** The hero's film over the prerendered picture. It loads after the first interaction, once the page is idle. */
export function HeroLoop({ isOn }: HeroLoopProps) {
  const [Film, setFilm] = useState<ComponentType<HeroLoopProps & { url: string }>>()
  useEffect(() => {
    if (!wantsMotion()) return
    const end = new AbortController()
    firstInteraction(end.signal)
      .then(pageIdle)
      .then(() => persistently(() => import('../../../content/projects/loop/LoopFilm'), 2))
      // If the film fails to load, the prerendered picture stays.
      .then(({ LoopFilm }) => end.signal.aborted || setFilm(() => LoopFilm), console.warn)
    return () => end.abort()
  }, [])
  return Film && <Film url="/samples/hero.mp4" isOn={isOn} />
}
