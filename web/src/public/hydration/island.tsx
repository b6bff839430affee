import { type ComponentType, lazy, memo, Suspense } from 'react'

import { useHydrated } from '../../lib/useHydrated'
import { wanted } from './wanted'

/** Code that cannot be fetched leaves its island as it was prerendered, and the rest of the page alone, until the network is back. */
async function untilFetched<Code>(load: () => Promise<Code>): Promise<Code> {
  for (;;)
    try {
      return await load()
    } catch {
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    }
}

/**
 * A part of the page whose code is fetched when it comes near the view. Until then what was prerendered
 * stands there, and what a visitor does in it is queued.
 */
export function island<Props extends object>(id: string, load: () => Promise<ComponentType<Props>>) {
  const Inner = lazy(async () => {
    await wanted(id)
    return { default: await untilFetched(load) }
  })
  function Hydrated(props: Props) {
    useHydrated(id)
    return <Inner {...props} />
  }
  // Memo: a new props object from above would make React throw away what was prerendered and is not hydrated yet.
  return memo(function Zone(props: Props) {
    return (
      <div id={id} data-island>
        <Suspense>
          <Hydrated {...props} />
        </Suspense>
      </div>
    )
  })
}
