import { useEffect, useState } from 'react'

/** Returns a value once it has not changed for `restMs`, so that typing does not send a request per letter. */
export function useDebouncedValue<Value>(value: Value, restMs = 500): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const resting = setTimeout(() => setDebounced(value), restMs)
    return () => clearTimeout(resting)
  }, [value, restMs])
  return debounced
}
