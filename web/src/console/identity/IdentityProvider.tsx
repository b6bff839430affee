import { recentSignInMs } from '@studio/domain/people/recentSignIn'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { askAccount, isRecentSignInNeeded, isSessionOver, provedAgo } from './data'
import { IdentityDialog } from './IdentityDialog'
import { DemandIdentityContext, IdentityContext, NotConfirmed, type WithIdentity } from './useIdentity'

/** The longest time a write may take to reach the security rules, in ms. */
const onTheWayMs = 30_000

interface Question {
  what: string
  answer: (isConfirmed: boolean) => void
}

/** Shows the dialog for reauthentication over the page that needs it. The page stays mounted and keeps its input. */
export function IdentityProvider({ email, children }: { email: string; children: ReactNode }) {
  const [question, setQuestion] = useState<Question>()
  const open = useRef<Question>(undefined)

  const ask = useCallback(
    (what: string) =>
      new Promise<void>((resolve, reject) => {
        // Only one question is open at a time: a new one rejects the previous one as not confirmed.
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
          // If the session has really ended, askAccount notes the reason and leaves the page.
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
