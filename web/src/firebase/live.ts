import { useMemo, useSyncExternalStore } from 'react'
import { pageIdle } from '../lib/pageIdle'
import type { Source } from './collection'
import type { Live } from './liveState'

export type { Live }

interface Channel<Row> {
  subscribe: (listener: () => void) => () => void
  state: () => Live<Row>
}

const loading: Live<never> = { status: 'loading' }
/** A listener outlives its last reader for a moment, so that moving between pages does not read everything again. */
const lingerMs = 15_000

const channels = new Map<string, Channel<unknown>>()

/** The live rows of a source. Safe while prerendering: there it is `loading`, and no SDK is loaded. */
export function useLive<Row>(source: Source<Row>): Live<Row> {
  const channel = useMemo(() => channelOf(source), [source])
  return useSyncExternalStore(channel.subscribe, channel.state, () => loading)
}

function channelOf<Row>(source: Source<Row>): Channel<Row> {
  const known = channels.get(source.key)
  if (known) return known as Channel<Row>
  const made = openChannel(source)
  channels.set(source.key, made as Channel<unknown>)
  return made
}

function openChannel<Row>(source: Source<Row>): Channel<Row> {
  const listeners = new Set<() => void>()
  let state: Live<Row> = loading
  let stop: (() => void) | undefined
  let lingering: ReturnType<typeof setTimeout> | undefined

  const publish = (next: Live<Row>) => {
    state = next
    for (const listener of listeners) listener()
  }
  const fail = (error: unknown) => {
    console.warn(`listening to ${source.collection} failed`, error instanceof Error ? error.message : error)
    close()
    publish({ status: 'failed', retry })
  }
  const retry = () => {
    publish(loading)
    open()
  }
  const open = () => {
    let isWanted = true
    let unsubscribe: (() => void) | undefined
    stop = () => {
      isWanted = false
      unsubscribe?.()
    }
    listen(source, publish, fail).then(
      (started) => {
        if (isWanted) unsubscribe = started
        else started()
      },
      (error: unknown) => (navigator.onLine ? fail(error) : publish({ status: 'unheard' })),
    )
  }
  const close = () => {
    stop?.()
    stop = undefined
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      clearTimeout(lingering)
      if (!stop && state.status !== 'failed') open()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) lingering = setTimeout(close, lingerMs)
      }
    },
  }
}

async function listen<Row>(source: Source<Row>, publish: (state: Live<Row>) => void, fail: (error: unknown) => void) {
  await pageIdle()
  const [{ listenTo }, schema] = await Promise.all([import('./store'), source.schema()])
  return listenTo(source, schema, publish, fail)
}
