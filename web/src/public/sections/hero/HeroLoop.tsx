import { type ComponentType, useEffect, useState } from 'react'
import { mayMove } from '../../../content/projects/loop/mayMove'
import { pageIdle } from '../../../lib/pageIdle'
import { persistently } from '../../../lib/persistently'
import { firstInteraction } from '../../load/firstInteraction'

interface HeroLoopProps {
  isOn: boolean
}

/** The hero's picture in motion, over the prerendered one: it comes with the first interaction, after all else. */
export function HeroLoop({ isOn }: HeroLoopProps) {
  const [Film, setFilm] = useState<ComponentType<HeroLoopProps & { url: string }>>()
  useEffect(() => {
    if (!mayMove()) return
    const end = new AbortController()
    firstInteraction(end.signal)
      .then(pageIdle)
      .then(() => persistently(() => import('../../../content/projects/loop/LoopFilm'), 2))
      // Without it the prerendered picture stays.
      .then(({ LoopFilm }) => end.signal.aborted || setFilm(() => LoopFilm), console.warn)
    return () => end.abort()
  }, [])
  return Film && <Film url="/samples/hero.mp4" isOn={isOn} />
}
