import { useEffect, useState } from 'react'

/** A value once it has not changed for a while: what is typed is not fetched letter by letter. */
export function useRested<Value>(value: Value, restMs = 500): Value {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const resting = setTimeout(() => setRested(value), restMs)
    return () => clearTimeout(resting)
  }, [value, restMs])
  return rested
}
