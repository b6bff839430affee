import type { SignInWays } from '@studio/domain/people/passkeys'
import { useCallback, useEffect, useState } from 'react'
import { readSignInWays } from '../../../passkeys/data'

/** How the own account signs in: undefined until it is known, read again when the network is back. */
export function useSignInWays(isOnline: boolean) {
  const [ways, setWays] = useState<SignInWays>()
  const [isFailed, setIsFailed] = useState(false)
  const read = useCallback(async () => {
    try {
      setWays(await readSignInWays())
      setIsFailed(false)
    } catch (error) {
      console.warn('the ways to sign in could not be read', error instanceof Error ? error.message : error)
      setIsFailed(true)
    }
  }, [])
  useEffect(() => {
    if (isOnline) void read()
  }, [isOnline, read])
  return { ways, isFailed, read }
}
