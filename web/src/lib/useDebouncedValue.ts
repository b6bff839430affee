import { useEffect, useState } from 'react'

/** A value once it has not changed for a while: what is typed is not fetched letter by letter. */
export function useDebouncedValue<Value>(value: Value, restMs = 500): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const resting = setTimeout(() => setDebounced(value), restMs)
    return () => clearTimeout(resting)
  }, [value, restMs])
  return debounced
}
