import { lazy, Suspense, useEffect, useState } from 'react'
import { visitorIdle } from '../lib/pageIdle'

const Toaster = lazy(async () => {
  const [{ Toaster }, { adoptToastStyles }] = await Promise.all([import('../ui/Toaster'), import('./toastStyles')])
  adoptToastStyles()
  return { default: Toaster }
})

/** The toasts' place; drawn in the browser only, once the page is idle. */
export function Toasts() {
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => void visitorIdle().then(() => setIsWanted(true)), [])
  return isWanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
