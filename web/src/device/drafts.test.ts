import { expect, it } from 'vitest'
import { isNewDocument, parallelDraftKey } from './drafts'

it('stores a second draft like a new document’s, for a content form to save to the original', () => {
  const beside = parallelDraftKey({ account: 'ana', form: 'project', document: 'p1' }, 5)
  expect(beside).toEqual({ account: 'ana', form: 'project', document: 'new-5' })
  expect(isNewDocument(beside.document)).toBe(true)
})

it('keeps a second draft of a reply with its message', () => {
  expect(parallelDraftKey({ account: 'ana', form: 'reply', document: 'm1' }, 5).document).toBe('m1~5')
})
