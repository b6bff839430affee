import { type ComponentType, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { once } from '../../lib/once'
import { persistently } from '../../lib/persistently'
import { Spinner } from './Spinner'

/**
 * A part whose code loads when it is first shown, or beforehand by `load`. If the code does not load twice, the part
 * throws to its boundary and asks again when it is mounted again; React's `lazy` would keep the failure for as long as
 * the page is open. Code that is there already is shown at once: `Suspense` would wait 0.3 s.
 */
export function lazyPart(load: () => Promise<{ default: ComponentType }>) {
  let loaded: ComponentType | undefined
  const loadOnce = once(async () => {
    loaded = (await persistently(load, 2)).default
    return loaded
  })
  function Part() {
    // The component that it began with stays: another type would be mounted from scratch.
    const [Content, setContent] = useState(() => loaded)
    const [failure, setFailure] = useState<{ error: unknown }>()
    useEffect(() => {
      loadOnce().then(
        (found) => setContent(() => found),
        (error: unknown) => setFailure({ error }),
      )
    }, [])
    if (failure) throw failure.error
    return Content ? <Content /> : <Loading />
  }
  return { load: loadOnce, element: Part }
}

function Loading() {
  const { t } = useTranslation()
  return <Spinner label={t('common.loading')} />
}
