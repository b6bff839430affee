import { useEffect, useEffectEvent } from 'react'

/** Reports a form's values whenever they change, and undefined when the form closes. */
export function useTyped<Values>(onType: ((values: Values | undefined) => void) | undefined, values: Values) {
  const tell = useEffectEvent((typed: Values | undefined) => onType?.(typed))
  const text = JSON.stringify(values)
  useEffect(() => tell(JSON.parse(text) as Values), [text])
  useEffect(() => () => tell(undefined), [])
}
