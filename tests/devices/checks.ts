import type { Conflict } from '@studio/domain/outbox/conflicts'
import { asShown } from '@studio/domain/outbox/decideStored'
import { isSame } from '@studio/domain/outbox/merge'
import type { Change, Values } from '@studio/domain/outbox/pendingMutation'
import { baseOf, contentOf, isTouched, marksOf } from './content.ts'

/* Checks of single changes and questions. */

/**
 * No text typed on this device since it deleted the document is lost: it is stored, offered as a choice, or the base of
 * a later text.
 */
export function reachable({ names, mine, theirs, earlier, path, entries }: Conflict) {
  const all = entries.flatMap((entry) => entry.changes)
  const changes = all.slice(all.findLastIndex((change) => change.kind === 'delete') + 1)
  for (const [at, change] of changes.entries())
    for (const [name, text] of Object.entries(contentOf(change.fields))) {
      const isCopy = [change, mine].some(({ fields }) => marksOf(fields)[name] === 'copied')
      if (isCopy || !isTouched(change, name)) continue
      if (mine.rev === undefined && name !== 'note') continue
      const [base, stored, own] = [baseOf(changes, name), contentOf(theirs)[name], contentOf(mine.fields)[name]]
      // The owner has undone it, or the server has nobody else's text there. A copy gives way without a question.
      const isMoot = isSame(text, base) || (isSame(base, stored) && isSame(own, stored))
      if (isMoot || marksOf(theirs)[name] === 'copied') continue
      const isSeen = changes.slice(at + 1).some(({ before }) => isSame(contentOf(before)[name], text))
      const choices = [stored, own, ...(names.includes(name) ? (earlier[name] ?? []) : [])]
      if (!isSeen && !choices.some((choice) => isSame(choice, text)))
        throw new Error(`a text was lost in a question: ${path} ${name}`)
    }
}

/** A published change is stored, unless it was a copy or automatic and gave way. */
export function stored(chain: readonly Change[], is: Values | undefined) {
  const last = chain.at(-1)
  if (last?.kind === 'delete') {
    if (is) throw new Error(`deleted, and still there: ${last.path}`)
    return
  }
  if (last?.rev === undefined && !is) return
  const names = new Set(chain.flatMap(({ fields }) => Object.keys(contentOf(fields))))
  for (const name of names) {
    const change = chain.findLast((one) => isTouched(one, name))
    const ground = change && chain.find((one) => isTouched(one, name))
    const wanted = contentOf(change?.fields)[name]
    const gaveWay = marksOf(change?.fields)[name] === 'copied' || change?.isAutomatic
    // A change that was undone before it was sent has no effect.
    if (!change || gaveWay || isSame(contentOf(ground?.before)[name], wanted)) continue
    if (!isSame(contentOf(is)[name], wanted)) throw new Error(`published, and not stored: ${change.path} ${name}`)
  }
}

/** Nothing is overwritten that its owner had not seen. Stored copies follow, and give way to written texts. */
export function overwrittenKnowingly(chain: readonly Change[], was: Values, is: Values) {
  const path = chain[0]?.path ?? ''
  const before = contentOf(asShown(path, was))
  for (const [name, value] of Object.entries(contentOf(asShown(path, is)))) {
    if (isSame(before[name], value) || marksOf(was)[name] === 'copied') continue
    // A mark alone makes an empty text a copy of the Spanish one.
    if (isSame(before[name], '') && marksOf(is)[name] === 'copied') continue
    const changes = chain.filter((change) => isTouched(change, name))
    if (changes.length === 0) throw new Error(`changed by nobody: ${path} ${name}`)
    const isLoose = changes.every(({ rev }) => rev === undefined) && name !== 'note'
    if (!isLoose && !changes.some((change) => isSame(contentOf(change.before)[name], before[name])))
      throw new Error(`overwritten unseen: ${path} ${name}`)
  }
}
