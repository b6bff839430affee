import { type ComponentType, useEffect, useState } from 'react'
import { persistently } from '../../lib/persistently'
import type { AskVisitorProps } from './AskVisitor'

/** Loads the analytics banner after the page. If a blocker refuses that code, nothing is asked or measured. */
export function LateAnalytics(props: AskVisitorProps) {
  const [late, setLate] = useState<{ AskVisitor: ComponentType<AskVisitorProps> }>()
  useEffect(() => {
    persistently(() => import('./AskVisitor'), 2).then(setLate, console.warn)
  }, [])
  return late && <late.AskVisitor {...props} />
}
