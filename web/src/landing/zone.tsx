import { type ComponentType, lazy, memo, Suspense } from 'react'

import { useAwake } from '../lib/useAwake'
import { wanted } from './wanted'

/** Code that cannot be fetched leaves its zone as it was drawn, and the rest of the page alone, until the network is back. */
async function untilFetched<Code>(load: () => Promise<Code>): Promise<Code> {
  for (;;)
    try {
      return await load()
    } catch {
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    }
}

/**
 * A part of the page whose code is fetched when it comes near the view. Until then what was drawn while building
 * stands there, and what a visitor does in it is queued.
 */
export function zone<Props extends object>(id: string, load: () => Promise<ComponentType<Props>>) {
  const Inner = lazy(async () => {
    await wanted(id)
    return { default: await untilFetched(load) }
  })
  function Awake(props: Props) {
    useAwake(id)
    return <Inner {...props} />
  }
  // Memo: a new props object from above would make React throw away what was drawn and is not awake yet.
  return memo(function Zone(props: Props) {
    return (
      <div id={id} data-zone>
        <Suspense>
          <Awake {...props} />
        </Suspense>
      </div>
    )
  })
}
