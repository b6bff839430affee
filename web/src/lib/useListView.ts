import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { createDebounce } from './debounce'

/**
 * A list's search, order and filters, stored in the address: they survive going back and reloading. `whole` maps every
 * name to its default, which the address omits; pass the same object on every call. Other URL parameters are preserved.
 */
export function useListView<View extends Record<string, string>>(whole: View) {
  const [params, setParams] = useSearchParams()
  const { key, state } = useLocation()
  const read = () =>
    Object.fromEntries(Object.entries(whole).map(([name, value]) => [name, params.get(name) ?? value])) as View
  // Fields use this state; only address changes from outside update it.
  const [view, setView] = useState(read)
  const [seen, setSeen] = useState(key)
  if (key !== seen) {
    setSeen(key)
    if (!isOwn(state)) setView(read())
  }
  // Browsers reject an address change per key, so it follows once typing pauses.
  const [debounce] = useState(createDebounce)
  const outsideKey = isOwn(state) ? undefined : key
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change from outside cancels the pending one.
  useEffect(() => debounce.drop, [debounce, outsideKey])
  const change = (changes: Partial<View>) => {
    const next = { ...view, ...changes }
    setView(next)
    const write = (address: URLSearchParams) => {
      for (const [name, value] of Object.entries(next)) {
        if (value === whole[name]) address.delete(name)
        else address.set(name, value)
      }
      return address
    }
    debounce.after(() => setParams(write, { replace: true, state: ownState }))
  }
  return { view, change, clear: () => change(whole), isWhole: Object.keys(whole).every((n) => view[n] === whole[n]) }
}

/** Marks address changes made by the list itself. */
const ownState = { isListView: true }
const isOwn = (state: unknown) => typeof state === 'object' && state !== null && 'isListView' in state
