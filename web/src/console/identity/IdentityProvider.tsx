import { recentSignInMs } from '@studio/domain/people/recentSignIn'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { askAccount, isRecentSignInNeeded, isSessionOver, provedAgo } from './data'
import { IdentityDialog } from './IdentityDialog'
import { DemandIdentityContext, IdentityContext, NotConfirmed, type WithIdentity } from './useIdentity'

/** So long a write may take until the rules look at it, in ms. */
const onTheWayMs = 30_000

interface Question {
  what: string
  answer: (isConfirmed: boolean) => void
}

/** Asks who is here, over whatever page has started something that demands it; what was typed there stays. */
export function IdentityProvider({ email, children }: { email: string; children: ReactNode }) {
  const [question, setQuestion] = useState<Question>()
  const open = useRef<Question>(undefined)

  const ask = useCallback(
    (what: string) =>
      new Promise<void>((resolve, reject) => {
        // Only one thing is asked at a time: what came before counts as not confirmed.
        open.current?.answer(false)
        const asked: Question = {
          what,
          answer: (isConfirmed) => {
            if (open.current === asked) open.current = undefined
            setQuestion(open.current)
            if (isConfirmed) resolve()
            else reject(new NotConfirmed())
          },
        }
        open.current = asked
        setQuestion(asked)
      }),
    [],
  )
  const withIdentity = useCallback<WithIdentity>(
    async (what, act) => {
      for (;;) {
        try {
          return await act()
        } catch (error) {
          // Auth says why, and the page leaves.
          if (isSessionOver(error)) void askAccount()
          if (!isRecentSignInNeeded(error)) throw error
          await ask(what)
        }
      }
    },
    [ask],
  )
  const demandIdentity = useCallback(
    async (what: string) => {
      if ((await provedAgo()) > recentSignInMs - onTheWayMs) await ask(what)
    },
    [ask],
  )
  return (
    <IdentityContext value={withIdentity}>
      <DemandIdentityContext value={demandIdentity}>{children}</DemandIdentityContext>
      {question && <IdentityDialog what={question.what} email={email} onAnswer={question.answer} />}
    </IdentityContext>
  )
}
