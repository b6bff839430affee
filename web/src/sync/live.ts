import { useMemo, useSyncExternalStore } from 'react'
import type * as v from 'valibot'
import type { Source } from '../firebase/collection'
import type { Live } from '../firebase/reads/liveState'
import { createEmitter } from '../lib/emitter'
import { seemsOffline } from '../lib/network'

export type { Live }

interface Channel<Row> {
  subscribe: (listener: () => void) => () => void
  state: () => Live<Row>
}

const loading: Live<never> = { status: 'loading' }
/**
 * Time in ms for which a listener outlives its last reader, so that moving between pages does not read everything
 * again.
 */
const lingerMs = 15_000

const channels = new Map<string, Channel<unknown>>()

/** The device's own changes, applied on top of the server's data. */
interface OptimisticLayer {
  apply: <Row>(source: Source<Row>, schema: v.GenericSchema<unknown, Row>, heard: Live<Row>) => Live<Row>
  /** Subscribes to changes of `apply`'s result. */
  watch: (listener: () => void) => () => void
}

let optimisticLayer: OptimisticLayer | undefined
const layerChanged = createEmitter()
let layerVersion = 0
const tellLayer = () => {
  layerVersion += 1
  layerChanged.emit()
}

/** Applies this layer to all lists from now on. */
export function setOptimisticLayer(laid: OptimisticLayer) {
  if (optimisticLayer === laid) return
  optimisticLayer = laid
  laid.watch(tellLayer)
  tellLayer()
}

/** A source that is never read: it stays `loading`. */
const nobody: Channel<never> = { subscribe: () => () => undefined, state: () => loading }

/** Returns the live rows of a source; without a source they stay `loading`. */
export function useLive<Row>(source: Source<Row> | undefined): Live<Row> {
  const channel = useMemo((): Channel<Row> => (source ? channelOf(source) : nobody), [source])
  return useSyncExternalStore(channel.subscribe, channel.state, () => loading)
}

/** Returns the live rows of a source, outside of components. */
export const liveOf = <Row>(source: Source<Row>): Channel<Row> => channelOf(source)

/** Returns rows that other code has read, with this device's own changes applied. */
export function useWithPending<Row>(
  source: Source<Row>,
  schema: v.GenericSchema<unknown, Row>,
  heard: Live<Row>,
): Live<Row> {
  const version = useSyncExternalStore(layerChanged.subscribe, () => layerVersion)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the layer has another answer in each version.
  return useMemo(() => optimisticLayer?.apply(source, schema, heard) ?? heard, [source, schema, heard, version])
}

function channelOf<Row>(source: Source<Row>): Channel<Row> {
  const known = channels.get(source.key)
  if (known) return known as Channel<Row>
  const made = openChannel(source)
  channels.set(source.key, made as Channel<unknown>)
  return made
}

function openChannel<Row>(source: Source<Row>): Channel<Row> {
  const readers = createEmitter()
  let heard: Live<Row> = loading
  let state: Live<Row> = loading
  let schema: v.GenericSchema<unknown, Row> | undefined
  let stop: (() => void) | undefined
  let lingering: ReturnType<typeof setTimeout> | undefined

  const repaint = () => {
    const next = optimisticLayer && schema ? optimisticLayer.apply(source, schema, heard) : heard
    if (next === state) return
    state = next
    readers.emit()
  }
  layerChanged.subscribe(repaint)
  const publish = (next: Live<Row>) => {
    heard = next
    repaint()
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
    const remember = (known: v.GenericSchema<unknown, Row>) => {
      schema = known
    }
    listen(source, remember, publish, fail).then(
      (started) => {
        if (isWanted) unsubscribe = started
        else started()
      },
      (error: unknown) => (seemsOffline() ? publish({ status: 'offlineEmpty' }) : fail(error)),
    )
  }
  const close = () => {
    stop?.()
    stop = undefined
  }
  // Without a listener the rows become outdated, so they are dropped.
  const forget = () => {
    close()
    publish(loading)
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      const leave = readers.subscribe(listener)
      clearTimeout(lingering)
      // A list that failed for earlier readers is tried again for the next one.
      if (heard.status === 'failed' && readers.count() === 1) retry()
      else if (!stop && heard.status !== 'failed') open()
      return () => {
        leave()
        if (readers.count() === 0) lingering = setTimeout(forget, lingerMs)
      }
    },
  }
}

async function listen<Row>(
  source: Source<Row>,
  remember: (schema: v.GenericSchema<unknown, Row>) => void,
  publish: (state: Live<Row>) => void,
  fail: (error: unknown) => void,
) {
  const [{ listenTo }, schema] = await Promise.all([import('../firebase/reads/store'), source.schema()])
  remember(schema)
  return listenTo(source, schema, publish, fail, optimisticLayer !== undefined)
}
