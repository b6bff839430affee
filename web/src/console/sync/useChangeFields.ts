import { changedNames } from '@studio/domain/outbox/describe'
import { valueAt } from '@studio/domain/outbox/merge'
import type { Change } from '@studio/domain/outbox/pendingMutation'
import { useChangeWords } from './useChangeWords'
import { useValueWords } from './useValueWords'

/** Returns a function that lists the fields that a change would write, each with its label and full text. */
export function useChangeFields() {
  const { fieldWords } = useChangeWords()
  const valueWords = useValueWords()
  return (change: Change): { label: string; text: string }[] =>
    changedNames({ ...change, kind: 'update' }).map((name) => ({
      label: fieldWords(change.path, name),
      text: valueWords(valueAt(change.fields, name), name),
    }))
}
