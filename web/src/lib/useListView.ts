import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { createDebounce } from './debounce'

/**
 * What a list shows (search, order, filters), kept in the address, so that going back and reloading bring it back.
 * `whole` has every name with the value that stands for "nothing chosen" and is left out of the address; it must be
 * the same object at every call. Other parameters of the address stay.
 */
export function useListView<View extends Record<string, string>>(whole: View) {
  const [params, setParams] = useSearchParams()
  const { key, state } = useLocation()
  const read = () =>
    Object.fromEntries(Object.entries(whole).map(([name, value]) => [name, params.get(name) ?? value])) as View
  // The fields have a state of their own, which only changes of the address from outside reach.
  const [view, setView] = useState(read)
  const [seen, setSeen] = useState(key)
  if (key !== seen) {
    setSeen(key)
    if (!isOwn(state)) setView(read())
  }
  // Browsers refuse an address that changes with each key: it follows once nothing is typed for a moment.
  const [debounce] = useState(createDebounce)
  const outsideKey = isOwn(state) ? undefined : key
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change from outside takes back what was on its way.
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

/** Marks the changes of the address that come from the list itself. */
const ownState = { isListView: true }
const isOwn = (state: unknown) => typeof state === 'object' && state !== null && 'isListView' in state
